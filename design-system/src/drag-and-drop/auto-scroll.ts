import type { Point } from './pointer-drag.ts';

/** How near to an edge it begins, pixels; in a small area a fifth of it. */
const EDGE = 56;
/** The fastest, at the edge itself, pixels a second. */
const SPEED = 1100;

/**
 * Scrolls what lies under the point, and all around `root`, while the point is near an edge of it.
 *
 * @param onScroll something moved under the point.
 */
export function autoScroll(
  root: HTMLElement,
  onScroll: () => void,
): { at: (point: Point) => void; stop: () => void } {
  let point: Point | null = null;
  let last = performance.now();
  let frame = requestAnimationFrame(tick);

  function tick(now: number) {
    const seconds = Math.min(now - last, 50) / 1000;
    last = now;
    if (point && scrollAround(root, point, seconds)) onScroll();
    frame = requestAnimationFrame(tick);
  }

  return {
    at: (next) => {
      point = next;
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

function scrollAround(root: HTMLElement, point: Point, seconds: number): boolean {
  const areas = new Set([
    ...scrollersAround(document.elementFromPoint(point.x, point.y)),
    ...scrollersAround(root),
  ]);
  let hasMoved = false;
  for (const area of areas) {
    const { left, top } = { left: area.scrollLeft, top: area.scrollTop };
    const frame = frameOf(area);
    const x = scrollSpeed(point.x, frame.left, frame.right) * seconds;
    const y = scrollSpeed(point.y, frame.top, frame.bottom) * seconds;
    if (x !== 0 || y !== 0) area.scrollBy({ left: x, top: y, behavior: 'instant' });
    if (area.scrollLeft !== left || area.scrollTop !== top) hasMoved = true;
  }
  return hasMoved;
}

/** Pixels a second, toward the edge that the coordinate is near. */
export function scrollSpeed(at: number, start: number, end: number): number {
  const edge = Math.min(EDGE, (end - start) / 5);
  if (edge <= 0) return 0;
  const near = (distance: number) => Math.min(Math.max(1 - distance / edge, 0), 1) ** 2 * SPEED;
  return near(end - at) - near(at - start);
}

function* scrollersAround(element: Element | null): Generator<Element> {
  for (let area = element; area; area = area.parentElement) if (isScroller(area)) yield area;
  if (document.scrollingElement) yield document.scrollingElement;
}

function isScroller(element: Element): boolean {
  if (element === document.scrollingElement) return false;
  const isLarger = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  if (!isLarger) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
}

function frameOf(area: Element): { left: number; right: number; top: number; bottom: number } {
  if (area !== document.scrollingElement) return area.getBoundingClientRect();
  return { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
}
