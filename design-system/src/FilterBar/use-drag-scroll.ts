import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Below this many pixels a press stays a press. */
const SLACK = 5;

interface Drag {
  pointer: number;
  startX: number;
  startScroll: number;
  hasMoved: boolean;
}

/** Lets a mouse drag a line that scrolls sideways; touch scrolls it anyway. A drag presses nothing. */
export function useDragScroll() {
  const drag = useRef<Drag | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      // A drag that ended without a click must not swallow the next one.
      drag.current = null;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      drag.current = {
        pointer: event.pointerId,
        startX: event.clientX,
        startScroll: event.currentTarget.scrollLeft,
        hasMoved: false,
      };
    },
    onPointerMove: (event: PointerEvent) => {
      const element = event.currentTarget;
      const current = drag.current;
      if (!current || event.buttons !== 1) return;
      const distance = event.clientX - current.startX;
      if (!current.hasMoved && Math.abs(distance) < SLACK) return;
      if (!current.hasMoved) element.setPointerCapture(current.pointer);
      current.hasMoved = true;
      element.scrollLeft = current.startScroll - distance;
    },
    onClickCapture: (event: MouseEvent) => {
      // A click by the keyboard counts no presses, and was never dragged.
      if (drag.current?.hasMoved && event.detail > 0) event.stopPropagation();
      drag.current = null;
    },
  };
}
