import { useEffect } from 'react';
import { currentPlatform, type KeyPlatform } from '../Kbd/platform.ts';

/** Whether a key press is Mod+K and nothing more. */
export function isModK(event: KeyboardEvent, platform: KeyPlatform = currentPlatform()): boolean {
  const [mod, other] = platform === 'apple' ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return mod && !other && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
}

/**
 * Calls back for Mod+K wherever the focus is, also inside dialogs; the browser's own meaning of it is dropped. It is
 * light: a page can listen before it has the palette.
 */
export function useModK(onPress: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented || !isModK(event)) return;
      event.preventDefault();
      // The field of an open palette would repeat the key to its list, and it would count twice.
      event.stopPropagation();
      onPress();
    };
    // In the capture phase: fields of a dialog keep their keys to themselves.
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [onPress]);
}
