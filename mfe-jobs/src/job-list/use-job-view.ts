import { useSearchParams } from '@shortlist/platform/router';
import { useEffect, useRef, useState } from 'react';
import { rememberListView } from '../job-queries/list-address.ts';
import { type JobView, readJobView, withJobView } from './job-view.ts';

/** Milliseconds without a key after which a search begins. */
const PAUSE = 250;

/** The view of the list, and how it is changed. */
export interface JobViewControls {
  /** What the address says: what the list shows. */
  readonly view: JobView;
  /** What stands in the search field. */
  readonly typed: string;
  readonly onType: (search: string) => void;
  /** Enter was pressed: search at once. */
  readonly onSubmit: () => void;
  /** The field was left. */
  readonly onLeave: () => void;
  readonly onChange: (part: Partial<JobView>) => void;
}

interface Typed {
  readonly text: string;
  /** The field was left: from the moment that the address says the same, the address alone counts. */
  readonly isOver: boolean;
}

/**
 * The view of the list, kept in the address, so that reload, back and a shared link keep it. What is typed stands in
 * state until the field is left: the address follows when the typing pauses, and no letter may be lost in between.
 */
export function useJobView(): JobViewControls {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<Typed | null>(null);
  const pause = usePause();
  const view = readJobView(params);
  useEffect(() => rememberListView(params.size > 0 ? `?${params}` : ''), [params]);
  if (typed?.isOver && typed.text === view.search) setTyped(null);

  function onChange(part: Partial<JobView>) {
    setParams((before) => withJobView(before, part), { replace: true, preventScrollReset: true });
  }

  function onType(search: string) {
    setTyped({ text: search, isOver: false });
    pause.start(() => onChange({ search }));
  }

  function onSubmit() {
    if (pause.end() && typed) onChange({ search: typed.text });
  }

  function onLeave() {
    onSubmit();
    if (typed) setTyped({ ...typed, isOver: true });
  }

  return { view, typed: typed?.text ?? view.search, onType, onSubmit, onLeave, onChange };
}

/** Calls once nothing was started again for a while; never after the page was left. */
function usePause() {
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  /** Whether something was waiting. */
  function end(): boolean {
    const wasWaiting = timer.current !== 0;
    window.clearTimeout(timer.current);
    timer.current = 0;
    return wasWaiting;
  }

  function start(then: () => void) {
    end();
    timer.current = window.setTimeout(() => {
      timer.current = 0;
      then();
    }, PAUSE);
  }

  return { start, end };
}
