import { type RefObject, useEffect, useState } from 'react';
import { type Box, type ConnectorLine, threadBetween } from './connector-line.ts';

/**
 * The threads between the words with `data-evidence` and the cards with the same `data-point`, in the
 * coordinates of the desk that holds them. Drawn again when the desk's size or the fonts change.
 */
export function useThreads(desk: RefObject<HTMLElement | null>): readonly ConnectorLine[] {
  const [threads, setThreads] = useState<readonly ConnectorLine[]>([]);
  useEffect(() => {
    const element = desk.current;
    if (element === null) return;
    const draw = () => setThreads(threadsOf(element));
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    // The observer begins once the layout is known. To ask for it here would compute it once more.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(draw);
    return () => observer.disconnect();
  }, [desk]);
  return threads;
}

function threadsOf(desk: HTMLElement): ConnectorLine[] {
  const origin = desk.getBoundingClientRect();
  return [...desk.querySelectorAll<HTMLElement>('[data-evidence]')].flatMap((words) => {
    const id = words.dataset.evidence ?? '';
    const point = desk.querySelector<HTMLElement>(`[data-point="${id}"]`);
    if (point === null) return [];
    const lines = [...words.getClientRects()].map((line) => relativeTo(line, origin));
    return threadBetween(id, lines, relativeTo(point.getBoundingClientRect(), origin));
  });
}

function relativeTo(box: DOMRect, origin: DOMRect): Box {
  return {
    left: box.left - origin.left,
    right: box.right - origin.left,
    middle: (box.top + box.bottom) / 2 - origin.top,
  };
}
