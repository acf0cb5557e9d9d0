import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { autoScroll } from './auto-scroll.ts';
import {
  cancelDrag,
  type DragState,
  dragOver,
  drop,
  dropTarget,
  type Ground,
  hoverAtStep,
  type Outcome,
  startDrag,
} from './drag-state.ts';
import type { Step } from './keys.ts';
import type { Place } from './lists.ts';
import { ITEM, placeUnder } from './on-page.ts';
import { type Point, watchDrags } from './pointer-drag.ts';

export interface CarryOptions {
  rootRef: RefObject<HTMLElement | null>;
  ground: Ground;
  /** All that is lifted with an item: itself, or the selection that it belongs to. */
  liftedWith: (id: string) => readonly string[];
  say: (text: string) => void;
  onDrop: (ids: readonly string[], place: Place) => void;
}

/** Lifts, carries and puts down items, by pointer on the page and by the functions returned for keys. */
export function useDragState({ rootRef, ground, liftedWith, say, onDrop }: CarryOptions) {
  const [carry, drawCarry] = useState<DragState | null>(null);
  // A drop may follow a move before the move is drawn: what is carried now is kept here.
  const now = useRef<DragState | null>(null);

  const take = ({ carry: next, said }: Outcome) => {
    if (now.current !== next) drawCarry(next);
    now.current = next;
    if (said !== null) say(said);
  };

  const liftItem = (item: HTMLElement, by: DragState['by'], start?: Point) => {
    if (now.current) take(cancelDrag(ground, now.current));
    const { left, top, width } = (item.firstElementChild ?? item).getBoundingClientRect();
    const at = start ? { x: start.x - left, y: start.y - top } : { x: 0, y: 0 };
    const hold = { width, at, start: start ?? { x: left, y: top } };
    take(startDrag(ground, { ids: liftedWith(item.getAttribute(ITEM) ?? ''), by, hold }));
  };

  const proceed = (outcomeOf: (carried: DragState) => Outcome) => {
    const carried = now.current;
    if (!carried) return;
    const outcome = outcomeOf(carried);
    take(outcome);
    if (outcome.landed) onDrop(carried.ids, outcome.landed);
  };

  const placeAt = (carried: DragState, at: Point) =>
    dropTarget(ground, carried, rootRef.current && placeUnder(rootRef.current, at));

  usePointer(rootRef, {
    onLift: (item, at) => liftItem(item, 'pointer', at),
    onMove: (at) => proceed((carried) => dragOver(ground, carried, placeAt(carried, at))),
    onDrop: (at) => proceed((carried) => drop(ground, carried, placeAt(carried, at))),
    onCancel: () => proceed((carried) => cancelDrag(ground, carried)),
  });

  return {
    carry,
    lift: (item: HTMLElement) => liftItem(item, 'keyboard'),
    step: (step: Step) => proceed((carried) => hoverAtStep(ground, carried, step)),
    drop: () => proceed((carried) => drop(ground, carried, carried.place)),
    putBack: () => proceed((carried) => cancelDrag(ground, carried)),
  };
}

interface PointerHandlers {
  onLift: (item: HTMLElement, at: Point) => void;
  onMove: (at: Point) => void;
  onDrop: (at: Point) => void;
  onCancel: () => void;
}

/** Watches the page for as long as the lists are there, and scrolls while something is carried. */
function usePointer(rootRef: RefObject<HTMLElement | null>, handlers: PointerHandlers): void {
  const onLift = useEffectEvent(handlers.onLift);
  const onMove = useEffectEvent(handlers.onMove);
  const onDrop = useEffectEvent(handlers.onDrop);
  const onCancel = useEffectEvent(handlers.onCancel);

  useEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    let last: Point = { x: 0, y: 0 };
    let scroll: ReturnType<typeof autoScroll> | null = null;
    const end = () => {
      scroll?.stop();
      scroll = null;
    };
    const stop = watchDrags(root, {
      itemAt: (element) => itemToLift(root, element),
      onLift: (item, at) => {
        last = at;
        onLift(item, at);
        scroll = autoScroll(root, () => onMove(last));
      },
      onMove: (at) => {
        last = at;
        scroll?.at(at);
        onMove(at);
      },
      onDrop: (at) => {
        end();
        onDrop(at);
      },
      onCancel: () => {
        end();
        onCancel();
      },
    });
    return () => {
      end();
      stop();
    };
  }, [rootRef]);
}

/** A press on a control inside of an item is meant for the control, and one in a form for the form. */
function itemToLift(root: HTMLElement, element: Element): HTMLElement | null {
  const item = element.closest<HTMLElement>(`[${ITEM}]`);
  if (!item || !root.contains(item)) return null;
  const control = element.closest('button, input, select, textarea, label, summary, form, [contenteditable]');
  return control && item.contains(control) ? null : item;
}
