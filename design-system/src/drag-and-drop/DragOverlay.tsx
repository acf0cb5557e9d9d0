import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { DragState } from './drag-state.ts';
import styles from './moving.module.css';
import { cornerOf, listElement, showPlace } from './on-page.ts';

/** How far what a key carries lies from the corner of its place, pixels. */
const ASIDE = 10;

export interface LiftedProps {
  carry: DragState;
  rootRef: RefObject<HTMLElement | null>;
  /** What is carried, drawn once more. */
  children: ReactNode;
}

/**
 * What is being carried, over everything else and a little tilted: under the pointer, or beside the place that a key has
 * chosen. Nobody can reach it: its origin keeps the focus and the words.
 */
export function DragOverlay({ carry, rootRef, children }: LiftedProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { by, hold, place } = carry;

  useLayoutEffect(() => {
    if (by !== 'pointer') return;
    const follow = (x: number, y: number) => put(ref.current, x - hold.at.x, y - hold.at.y);
    follow(hold.start.x, hold.start.y);
    const onMove = (event: PointerEvent) => follow(event.clientX, event.clientY);
    window.addEventListener('pointermove', onMove);
    return () => window.removeEventListener('pointermove', onMove);
  }, [by, hold]);

  useLayoutEffect(() => {
    const root = rootRef.current;
    if (by !== 'keyboard' || !root || !place) return;
    const lie = () => {
      const corner = cornerOf(root, place);
      if (corner) put(ref.current, corner.left + 2 * ASIDE, corner.top + ASIDE);
    };
    showPlace(root, place);
    lie();
    // A sentence above the items may come to take more lines, or less, once its font is there.
    const observer = new ResizeObserver(lie);
    observer.observe(listElement(root, place.listId) ?? root);
    window.addEventListener('scroll', lie, { capture: true });
    window.addEventListener('resize', lie);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', lie, { capture: true });
      window.removeEventListener('resize', lie);
    };
  }, [by, place, rootRef]);

  return createPortal(
    <div
      ref={ref}
      className={styles.lifted}
      style={{ inlineSize: hold.width }}
      aria-hidden="true"
      data-by={by}
      data-refused={carry.refusal !== null || undefined}
    >
      <div className={styles.tilt} inert>
        {children}
        {carry.ids.length > 1 ? <span className={styles.many}>{carry.ids.length}</span> : null}
      </div>
    </div>,
    document.body,
  );
}

function put(element: HTMLElement | null, x: number, y: number): void {
  if (element) element.style.translate = `${x}px ${y}px`;
}
