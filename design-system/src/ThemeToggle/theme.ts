/** system follows the computer. */
export type Theme = 'light' | 'dark' | 'system';

const KEY = 'theme';

/** The theme that was chosen in this browser; system when none was, or when storage is closed to us. */
export function chosenTheme(): Theme {
  const attribute = document.documentElement.dataset.theme;
  if (attribute === 'light' || attribute === 'dark') return attribute;
  const stored = readStored();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Sets data-theme on the root, from which every color follows, and remembers it. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Private windows may refuse storage: the theme then lasts as long as the page.
  }
}

/** Whether the page is dark now, by choice or by the computer. */
export function isDark(): boolean {
  const theme = chosenTheme();
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}

/** Calls back when the theme may have changed, by whatever on the page or by the computer; returns how to stop. */
export function watchTheme(onChange: () => void): () => void {
  const page = new MutationObserver(onChange);
  page.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const computer = matchMedia('(prefers-color-scheme: dark)');
  computer.addEventListener('change', onChange);
  return () => {
    page.disconnect();
    computer.removeEventListener('change', onChange);
  };
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
