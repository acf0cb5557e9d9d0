import { type RefObject, useEffect, useState } from 'react';
import { selectedWords } from './posting-lines.ts';
import type { SelectedWords } from './requirement-rows.ts';

/** How long words stay offered once nothing is selected: a press on the button ends a selection first, milliseconds. */
const GRACE = 250;

/** The words of the job description that are selected, with their place in it. */
export function useSelectedWords(sheetRef: RefObject<HTMLElement | null>, text: string) {
  const [selected, setSelected] = useState<SelectedWords | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const found = sheetRef.current && findSelected(sheetRef.current, text);
      if (found) setSelected(found);
      else timer = setTimeout(() => setSelected(null), GRACE);
    };
    document.addEventListener('selectionchange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', look);
    };
  }, [sheetRef, text]);

  function forget() {
    getSelection()?.removeAllRanges();
    setSelected(null);
  }

  return { selected, forget };
}

function findSelected(sheet: HTMLElement, text: string): SelectedWords | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const parts = [...sheet.querySelectorAll<HTMLElement>('[data-start]')].filter((part) =>
    range.intersectsNode(part),
  );
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return null;
  return selectedWords(text, startIn(first, range), endIn(last, range));
}

function startIn(part: HTMLElement, { startContainer, startOffset }: Range): number {
  const isInside = startContainer === part.firstChild;
  return Number(part.dataset.start) + (isInside ? startOffset : 0);
}

function endIn(part: HTMLElement, { endContainer, endOffset }: Range): number {
  const isInside = endContainer === part.firstChild;
  return Number(part.dataset.start) + (isInside ? endOffset : (part.textContent?.length ?? 0));
}
