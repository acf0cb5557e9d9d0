import { useEffect, useState } from 'react';
import { LONGEST } from '../resume-queries/longest.ts';

/** Long enough that a word typed at ease is one question to the server. */
const PAUSE_MS = 250;

/** What is typed into the search, and the words that are asked for once the typing pauses. */
export function useSearch() {
  const [text, setText] = useState('');
  const [words, setWords] = useState('');
  const typed = text.trim().slice(0, LONGEST.search);

  useEffect(() => {
    if (typed === words) return;
    const timer = setTimeout(() => setWords(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, words]);

  return { text, setText, words };
}
