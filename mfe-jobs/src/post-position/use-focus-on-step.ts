import { type RefObject, useEffect, useRef } from 'react';
import type { PositionDraft } from './position-draft.ts';

/** Puts the focus where the next step begins: its first field, or its heading. The button that led there is gone. */
export function useFocusOnStep(step: PositionDraft['step']): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const isNew = shown.current !== step;
    shown.current = step;
    // In another tab of the browser the step changes too, and nobody is there.
    if (!isNew || !document.hasFocus()) return;
    section.current?.querySelector<HTMLElement>('[data-start], input, textarea')?.focus();
  }, [step]);
  return section;
}
