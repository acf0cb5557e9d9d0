import { useEffect, useState } from 'react';

/** Long enough that a word typed at ease is one question to the server. */
const PAUSE_MS = 250;

/** What is typed into a filter, and when the server is to be asked for it. */
export interface FilterSearch {
  /** What the server is asked for; empty for every choice. */
  readonly words: string;
  /** False until the filter has had the focus: who does not filter asks for no choices. */
  readonly isAsked: boolean;
  /** The typing goes on. */
  readonly isTyping: boolean;
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
}

/**
 * What a SearchedFilter asks its server for, once the typing pauses for 250 ms.
 *
 * @param chosen how the choice reads, null for none: its text in the field is no search, so that another can be made.
 */
export function useFilterSearch(chosen: string | null): FilterSearch {
  const [isAsked, setIsAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const text = typed.trim() === chosen?.trim() ? '' : typed.trim();

  useEffect(() => {
    if (words === text) return;
    const timer = setTimeout(() => setWords(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, text]);

  return { words, isAsked, isTyping: words !== text, onType: setTyped, onFocus: () => setIsAsked(true) };
}
