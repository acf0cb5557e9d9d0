import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far from what is looked at an element counts as near: less than a window's height or so. */
const MARGIN = '900px 0px';

/** Calls `onNear` once an element comes near what is looked at, or at once where it is; null waits. */
export function useNearViewport(element: RefObject<Element | null>, onNear: (() => void) | null): void {
  const tell = useEffectEvent(() => onNear?.());
  const isWaiting = onNear === null;
  useEffect(() => {
    if (isWaiting || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && tell(),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWaiting]);
}
