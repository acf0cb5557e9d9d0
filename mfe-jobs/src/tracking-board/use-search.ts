import { useState } from 'react';
import { useSettled } from '../shared/use-settled.ts';

/** How long the typing pauses before the server is asked, milliseconds. */
const PAUSE = 250;

/** What is typed into a filter, and when the server is to be asked for it. */
export interface Search {
  /** What the server is asked for; empty for everything. */
  readonly words: string;
  /** False until the filter has had the focus: a board that nobody filters asks for no choices. */
  readonly isAsked: boolean;
  /** The typing goes on. */
  readonly isTyping: boolean;
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
}

/** @param value what is chosen: its text in the field is no search. */
export function useSearch(value: string | null): Search {
  const [isAsked, setIsAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const search = typed === value ? '' : typed.trim();
  const words = useSettled(search, PAUSE);
  return { words, isAsked, isTyping: words !== search, onType: setTyped, onFocus: () => setIsAsked(true) };
}
