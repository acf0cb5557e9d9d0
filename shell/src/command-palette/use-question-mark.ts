import { useEffect } from 'react';
import { readRemembered } from '../layout/remembered.ts';

/** Whether ? opens the list of shortcuts: whoever speaks to the computer, or strays onto a key, can turn it off (WCAG 2.1.4). */
export const QUESTION_MARK = 'shortcut-question-mark';

/** Where a character is typed, searches a list, or belongs to what lies over the page. */
const TAKEN =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Calls back for ?, unless it is typed somewhere or turned off. */
export function useQuestionMark(onPress: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.repeat || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TAKEN)) return;
      if (readRemembered(QUESTION_MARK) === false) return;
      onPress();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [onPress]);
}
