import { useLocation, useSearchParams } from '@shortlist/platform/router';
import { useEffect, useState } from 'react';
import { type PickerView, readPickerView, searchOf, withPickerView } from './picker-view.ts';

/** Long enough that a word typed at ease is one question to the server. */
const PAUSE_MS = 250;

export interface PickerControls {
  /** What the address says: what the list shows. */
  readonly view: PickerView;
  /** What stands in the search field: the address follows after a pause. */
  readonly searchText: string;
  readonly onSearchText: (text: string) => void;
  readonly onSort: (sort: PickerView['sort']) => void;
}

/** The view of the list, kept by the screen itself: for a tab, whose address belongs to its frame. */
export function useOwnPickerView(): PickerControls {
  const [view, setView] = useState<PickerView>({ search: '', sort: 'newest' });
  const [searchText, setSearchText] = useState('');
  const isBehind = searchOf(searchText) !== view.search;

  useEffect(() => {
    if (!isBehind) return;
    const take = () => setView((before) => ({ ...before, search: searchOf(searchText) }));
    const timer = setTimeout(take, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isBehind, searchText]);

  return {
    view,
    searchText,
    onSearchText: setSearchText,
    onSort: (sort) => setView({ search: searchOf(searchText), sort }),
  };
}

/** The view of the list, kept in the address, so that reload and back keep it. It is no step of the history. */
export function usePickerView(): PickerControls {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const view = readPickerView(params);
  const [searchText, setSearchText] = useState(view.search);
  const isBehind = searchOf(searchText) !== view.search;

  useEffect(() => {
    if (!isBehind) return;
    const write = () =>
      setParams((before) => withPickerView(before, { search: searchText }), {
        replace: true,
        preventScrollReset: true,
        state,
      });
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isBehind, searchText, setParams, state]);

  return {
    view,
    searchText,
    onSearchText: setSearchText,
    onSort: (sort) =>
      setParams((before) => withPickerView(before, { search: searchText, sort }), {
        replace: true,
        preventScrollReset: true,
        state,
      }),
  };
}
