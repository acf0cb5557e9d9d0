import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `onLeave` when the focus leaves the field: at once when by keyboard; when by a press elsewhere, only as the
 * pointer goes up. A field that grew as the pointer went down would move the button away under it.
 * Returns the handler for the input's blur. `field` selects the field around the input: within it, nothing is left.
 */
export function useLeave(field: string, onLeave: () => void) {
  const isPointerDown = useRef(false);
  const isLeft = useRef(false);
  const leave = useEffectEvent(() => flushSync(onLeave));

  useEffect(() => {
    const handleDown = () => {
      isPointerDown.current = true;
    };
    const handleUp = () => {
      isPointerDown.current = false;
      if (isLeft.current) leave();
      isLeft.current = false;
    };
    const undo = new AbortController();
    const listen = { capture: true, signal: undo.signal };
    window.addEventListener('pointerdown', handleDown, listen);
    window.addEventListener('pointerup', handleUp, listen);
    window.addEventListener('pointercancel', handleUp, listen);
    return () => undo.abort();
  }, []);

  return ({ target, relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && target.closest(field)?.contains(relatedTarget);
    // The window lost the focus, not the field.
    if (isInside || document.activeElement === target) return;
    if (isPointerDown.current) isLeft.current = true;
    else onLeave();
  };
}
