import { type RefObject, useEffect, useState } from 'react';

/** How far from its end a line counts as being there: browsers round. */
const SLACK = 2;

interface Overflow {
  hasMoreBefore: boolean;
  hasMoreAfter: boolean;
}

const NONE: Overflow = { hasMoreBefore: false, hasMoreAfter: false };

/** Whether there is more of a line before and after what is in sight, and how to go there, in either direction of writing. */
export function useOverflow(line: RefObject<HTMLElement | null>) {
  const [overflow, setOverflow] = useState(NONE);
  useEffect(() => {
    const element = line.current;
    if (!element) return;
    const look = () => setOverflow((before) => kept(before, overflowOf(element)));
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [line]);
  const scrollBy = (direction: 1 | -1) => {
    const element = line.current;
    if (!element) return;
    const sign = element.matches(':dir(rtl)') ? -direction : direction;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({ left: sign * element.clientWidth * 0.75, behavior: isCalm ? 'auto' : 'smooth' });
  };
  return { ...overflow, scrollBy };
}

/** Written from right to left, the start of a line has scrollLeft 0 and the rest of it negative values. */
function overflowOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Overflow {
  const before = Math.abs(scrollLeft);
  return {
    hasMoreBefore: before > SLACK,
    hasMoreAfter: scrollWidth - clientWidth - before > SLACK,
  };
}

function kept(before: Overflow, now: Overflow): Overflow {
  const isSame = before.hasMoreBefore === now.hasMoreBefore && before.hasMoreAfter === now.hasMoreAfter;
  return isSame ? before : now;
}
