import { useState, useSyncExternalStore } from 'react';

/** What a card's ground is in the theme of the moment, as getComputedStyle says it; null before it is drawn. */
export function useCardBackground() {
  const [probe, setProbe] = useState<HTMLElement | null>(null);
  const ground = useSyncExternalStore(onThemeChange, () =>
    probe ? getComputedStyle(probe).backgroundColor : null,
  );
  return [ground, setProbe] as const;
}

/** The theme is an attribute of the page, and without it the computer's. */
function onThemeChange(notify: () => void): () => void {
  const attribute = new MutationObserver(notify);
  attribute.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const computer = matchMedia('(prefers-color-scheme: dark)');
  computer.addEventListener('change', notify);
  return () => {
    attribute.disconnect();
    computer.removeEventListener('change', notify);
  };
}
