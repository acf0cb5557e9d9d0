import { useDebouncedValue } from '@shortlist/platform/query';
import { useSearchParams } from '@shortlist/platform/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { type BlindLogView, logParams, readView } from './blind-log-view.ts';

export type BlindLogControls = ReturnType<typeof useBlindLogView>;

/** What the log is narrowed to, in the address; a person once the typing pauses. */
export function useBlindLogView() {
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const [person, setPerson] = useState(view.person);
  const settled = useDebouncedValue(person);
  const show = (next: BlindLogView) => setParams(logParams(next), { replace: true });
  const ask = useEffectEvent((text: string) => {
    if (text !== view.person) show({ ...view, person: text });
  });

  useEffect(() => {
    ask(settled);
  }, [settled]);

  return {
    view,
    person,
    setPerson,
    setDay: (which: 'from' | 'to', day: string | null) => show({ ...view, [which]: day }),
    clear: () => {
      setPerson('');
      show({ person: '', from: null, to: null });
    },
  };
}
