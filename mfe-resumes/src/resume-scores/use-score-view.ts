import type { TabProps } from '@shortlist/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { readScoreView, type ScoreParam, type ScoreView, scoreParams } from './score-view.ts';

/** Long enough that a word typed at ease is one question to the server. */
const PAUSE_MS = 250;

export interface ScoreViewControls {
  /** What the address says: what the list shows. */
  readonly view: ScoreView;
  /** What stands in the search field: the address follows after a pause. */
  readonly searchText: string;
  readonly onSearchText: (text: string) => void;
  readonly onChange: (part: Partial<ScoreView>) => void;
}

/** The view of the list, kept in the address of the tab. */
export function useScoreView({ params, onParamsChange }: TabProps<ScoreParam>): ScoreViewControls {
  const view = readScoreView(params);
  const [typed, setTyped] = useState<string | null>(null);
  const [written, setWritten] = useState(view.search);
  const [seen, setSeen] = useState(view.search);
  if (view.search !== seen) {
    setSeen(view.search);
    // A link, or the way back, says something else than what was typed.
    if (view.search !== written) setTyped(null);
  }
  const searchText = typed ?? view.search;
  const isBehind = searchText.trim() !== view.search;

  function change(part: Partial<ScoreView>) {
    const next = { ...view, search: searchText.trim(), ...part };
    setWritten(next.search);
    onParamsChange(scoreParams(next));
  }
  const write = useEffectEvent((search: string) => change({ search }));

  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => write(searchText.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isBehind, searchText]);

  return {
    view,
    searchText,
    onSearchText: setTyped,
    onChange: (part) => {
      if (part.search !== undefined) setTyped(part.search);
      change(part);
    },
  };
}
