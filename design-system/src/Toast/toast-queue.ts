/** A tick, a triangle with an exclamation mark, an i in a circle. */
export type ToastIcon = 'done' | 'warning' | 'information';

/** What a toast says: data, since a remote may have another React than the region that draws it. */
export interface ToastContent {
  /** A short sentence about what just happened. */
  message: string;
  /** A way back: "Undo". Pressing it closes the toast. */
  action?: { label: string; onAction: () => void };
  /** A tick unless told. */
  icon?: ToastIcon;
}

/** A toast that is on show. */
export interface ShownToast extends ToastContent {
  id: number;
}

interface ToastQueue {
  toasts: readonly ShownToast[];
  listeners: Set<() => void>;
  lastId: number;
}

// Every remote bundles its own copy of this package while one region shows all toasts, so the queue is kept once.
const KEY = Symbol.for('shortlist.design-system.toasts');
const shared = globalThis as { [KEY]?: ToastQueue };
const queue: ToastQueue = shared[KEY] ?? { toasts: [], listeners: new Set(), lastId: 0 };
shared[KEY] = queue;

const MOST = 4;

/** Shows a toast in the ToastRegion; returns its id for closeToast. The oldest leaves when more than four are there. */
export function showToast(content: ToastContent): number {
  queue.lastId += 1;
  publish([...queue.toasts, { ...content, id: queue.lastId }].slice(-MOST));
  return queue.lastId;
}

/** Whether another toast would let all stay that are on show. */
export function hasRoomForToast(): boolean {
  return queue.toasts.length < MOST;
}

/** Takes a toast away; an id that is gone already is fine. */
export function closeToast(id: number): void {
  publish(queue.toasts.filter((toast) => toast.id !== id));
}

/** For useSyncExternalStore, and for what happens once a toast has gone. Returns what ends it. */
export function subscribeToToasts(listener: () => void): () => void {
  queue.listeners.add(listener);
  return () => queue.listeners.delete(listener);
}

/** The toasts on show, oldest first; the same array until something changes. */
export function shownToasts(): readonly ShownToast[] {
  return queue.toasts;
}

function publish(toasts: readonly ShownToast[]): void {
  queue.toasts = toasts;
  for (const listener of queue.listeners) listener();
}
