import { useState } from 'react';
import { useSettled } from '../shared/use-settled.ts';

/** What is typed into a filter, and when the server is to be asked for it. */
export interface FilterSearch {
  /** The words as a part of the question; nothing for every choice. */
  readonly asked: { readonly search?: string };
  /** False until the filter has had the focus: who does not filter asks for no choices. */
  readonly isAsked: boolean;
  readonly isTyping: boolean;
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
}

/** @param value what is chosen: its text in the field is no search. */
export function useFilterSearch(value: string | null): FilterSearch {
  const [isAsked, setIsAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const text = typed === value ? '' : typed.trim();
  const words = useSettled(text);
  return {
    asked: words ? { search: words } : {},
    isAsked,
    isTyping: words !== text,
    onType: setTyped,
    onFocus: () => setIsAsked(true),
  };
}
