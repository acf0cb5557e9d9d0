import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { TagsState } from './use-tags.ts';

/** A tag that what was typed may become. */
export interface TagCompletion {
  readonly tag: string;
  /** Another name of it that fits what was typed: "JS" of JavaScript. */
  readonly alias?: string | undefined;
}

const NONE: readonly TagCompletion[] = [];

/** The tags to choose from for what is typed now; none once the list was closed, until something else is typed. */
export function useCompletions(
  offered: readonly TagCompletion[] | undefined,
  { draft, add }: TagsState,
  onDraftChange: ((draft: string) => void) | undefined,
) {
  const [closedAt, setClosedAt] = useState('');
  if (closedAt !== '' && draft !== closedAt) setClosedAt('');
  const isClosed = draft.trim() === '' || draft === closedAt;
  const open = useMemo(() => (offered && !isClosed ? offered : NONE), [offered, isClosed]);
  const tell = useEffectEvent((typed: string) => {
    onDraftChange?.(typed);
  });

  useEffect(() => {
    tell(draft);
  }, [draft]);

  return {
    open,
    close: () => setClosedAt(draft),
    choose: (tag: string) => {
      // Refused, it stays in the input, and the sentence that says why would lie under the list.
      setClosedAt(tag);
      add([tag]);
    },
  };
}
