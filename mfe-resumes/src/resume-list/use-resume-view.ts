import { useLocation, useNavigationType, useSearchParams } from '@shortlist/platform/router';
import { useEffect, useState } from 'react';
import { type ResumeView, readResumeView, withView } from './resume-view.ts';

/** Long enough that a word typed at ease is one question to the server. */
const PAUSE_MS = 250;

/** State of the history entries that this hook made. */
const OWN = 'resume-view';

export interface ResumeViewControls {
  /** What the address says: what the list shows. */
  readonly view: ResumeView;
  /** What stands in the search field: the address follows after a pause. */
  readonly searchText: string;
  readonly onSearchText: (text: string) => void;
  /** A choice becomes a step of the history; what is being typed does not. */
  readonly onChange: (part: Partial<ResumeView>) => void;
  /** The address of the list with a part of the view changed. */
  readonly hrefWith: (part: Partial<ResumeView>) => string;
}

/** The view of the list, kept in the address, so that reload, back and a shared link keep it. */
export function useResumeView(): ResumeViewControls {
  const [params, setParams] = useSearchParams();
  const view = readResumeView(params);
  const [typed, setTyped] = useTyped();
  const searchText = typed ?? view.search;
  const isBehind = searchText.trim() !== view.search;

  useEffect(() => {
    if (!isBehind) return;
    const write = () =>
      setParams((before) => withView(before, { search: searchText }), {
        replace: true,
        preventScrollReset: true,
        state: OWN,
      });
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isBehind, searchText, setParams]);

  function change(part: Partial<ResumeView>) {
    if (part.search !== undefined) setTyped(part.search);
    setParams((before) => withView(before, { search: searchText, ...part }), {
      preventScrollReset: true,
      state: OWN,
    });
  }

  return {
    view,
    searchText,
    onSearchText: setTyped,
    onChange: change,
    hrefWith: (part) => `/resumes?${withView(params, part)}`,
  };
}

/** What was typed, until a navigation that is not our own (back, a link) says something else. */
function useTyped() {
  const { key, state } = useLocation();
  const kind: string = useNavigationType();
  const isOwn = kind !== 'POP' && state === OWN;
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (!isOwn) setTyped(null);
  }
  return [typed, setTyped] as const;
}
