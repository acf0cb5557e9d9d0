/** Where an element is, seen from the part of the page that people look at. */
export interface Nearness {
  /** In view, or less than a window's height or so away from it. */
  readonly isNear: boolean;
  /** Pixels. */
  readonly height: number;
}

type Listener = (nearness: Nearness) => void;

const MARGIN = '900px 0px';

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | null = null;

/** Tells at once, and then whenever it changes, whether an element is near. Returns what ends it. */
export function watchNear(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(tell, { rootMargin: MARGIN });
  const shared = observer;
  listeners.set(element, listener);
  shared.observe(element);
  return () => shared.unobserve(element);
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    listeners.get(target)?.({ isNear: isIntersecting, height: boundingClientRect.height });
  }
}
