/** A point in the window, CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a mouse goes with its button down before it carries, pixels. */
const MOUSE_SLACK = 4;
/** How long a finger rests on an item before it carries it, milliseconds: a swipe before that scrolls. */
export const LONG_PRESS = 300;
/** How far a resting finger may tremble, pixels. */
const TOUCH_SLACK = 10;

export interface DragWatch {
  /** The item that a press on this element may lift, or null. */
  itemAt: (element: Element) => HTMLElement | null;
  onLift: (item: HTMLElement, at: Point) => void;
  onMove: (at: Point) => void;
  onDrop: (at: Point) => void;
  /** Escape, a second finger, another window, or the browser took the pointer away. */
  onCancel: () => void;
}

interface Press {
  readonly item: HTMLElement;
  readonly pointerId: number;
  readonly start: Point;
  readonly isTouch: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  isLifted: boolean;
}

/**
 * Lifts items of `root` by mouse (press and move), by pen, and by touch (press long, then move), and reports until they are
 * dropped. Built on pointer events, because a browser's own drag and drop does not begin by touch everywhere.
 *
 * @returns stops watching; what is lifted is put back.
 */
export function watchDrags(root: HTMLElement, watch: DragWatch): () => void {
  const drag = new Drag(watch);
  const listeners = new AbortController();
  const { signal } = listeners;
  root.addEventListener('pointerdown', (event) => drag.press(event), { signal });
  // The browser decides at the first touchmove whether to scroll, and asks only listeners that are already there.
  root.addEventListener('touchmove', (event) => drag.keepFromScrolling(event), { signal, passive: false });
  root.addEventListener('contextmenu', (event) => drag.keepFromMenu(event), { signal });
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  window.addEventListener('pointermove', (event) => drag.move(event), { signal });
  window.addEventListener('pointerup', (event) => drag.release(event), { signal });
  window.addEventListener('pointercancel', (event) => drag.lose(event), { signal });
  window.addEventListener('keydown', (event) => drag.key(event), { signal, capture: true });
  window.addEventListener('blur', () => drag.end(), { signal });
  return () => {
    listeners.abort();
    drag.end();
  };
}

class Drag {
  readonly #watch: DragWatch;
  #press: Press | null = null;

  constructor(watch: DragWatch) {
    this.#watch = watch;
  }

  press(event: PointerEvent): void {
    if (this.#press) {
      this.end();
      return;
    }
    const item = event.target instanceof Element ? this.#watch.itemAt(event.target) : null;
    if (!item || !event.isPrimary || event.button !== 0 || event.ctrlKey) return;
    const isTouch = event.pointerType === 'touch';
    const press: Press = {
      item,
      pointerId: event.pointerId,
      start: pointOf(event),
      isTouch,
      timer: isTouch ? setTimeout(() => this.#lift(press), LONG_PRESS) : undefined,
      isLifted: false,
    };
    this.#press = press;
  }

  move(event: PointerEvent): void {
    const press = this.#pressOf(event);
    if (!press) return;
    const at = pointOf(event);
    const distance = Math.hypot(at.x - press.start.x, at.y - press.start.y);
    if (!press.isTouch && event.buttons === 0) this.end();
    else if (press.isLifted) this.#watch.onMove(at);
    else if (press.isTouch && distance > TOUCH_SLACK) this.end();
    else if (!press.isTouch && distance > MOUSE_SLACK) {
      this.#lift(press);
      this.#watch.onMove(at);
    }
  }

  release(event: PointerEvent): void {
    const press = this.#pressOf(event);
    if (!press) return;
    this.#forget();
    if (!press.isLifted) return;
    swallowClick();
    this.#watch.onDrop(pointOf(event));
  }

  lose(event: PointerEvent): void {
    if (this.#pressOf(event)) this.end();
  }

  key(event: KeyboardEvent): void {
    if (!this.#press?.isLifted) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') this.end();
  }

  keepFromScrolling(event: TouchEvent): void {
    if (this.#press?.isLifted && event.cancelable) event.preventDefault();
  }

  /** A long press opens a menu or selects words on some systems. */
  keepFromMenu(event: Event): void {
    if (this.#press?.isTouch || this.#press?.isLifted) event.preventDefault();
  }

  end(): void {
    const press = this.#press;
    this.#forget();
    if (press?.isLifted) this.#watch.onCancel();
  }

  #lift(press: Press): void {
    press.isLifted = true;
    if (press.isTouch) navigator.vibrate?.(8);
    this.#watch.onLift(press.item, press.start);
  }

  #pressOf(event: PointerEvent): Press | null {
    return this.#press?.pointerId === event.pointerId ? this.#press : null;
  }

  #forget(): void {
    clearTimeout(this.#press?.timer);
    this.#press = null;
  }
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** The click that ends a drag means nothing. It comes in the same task as the release. */
function swallowClick(): void {
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
