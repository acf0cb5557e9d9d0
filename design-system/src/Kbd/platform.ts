/** Whose keyboard it is: Apple's has symbols on its keys, all others have words. */
export type KeyPlatform = 'apple' | 'other';

/** The platform of this browser. */
export function currentPlatform(): KeyPlatform {
  if (typeof navigator === 'undefined') return 'other';
  return /mac|iphone|ipad|ipod/iu.test(navigator.platform || navigator.userAgent) ? 'apple' : 'other';
}

/** A key as it is drawn, and as a screen reader says it. */
export interface KeyName {
  readonly drawn: string;
  readonly spoken: string;
}

type Names = Record<KeyPlatform, KeyName>;

const both = (drawn: string, spoken: string): Names => ({
  apple: { drawn, spoken },
  other: { drawn, spoken },
});
const apart = (apple: KeyName, other: KeyName): Names => ({ apple, other });
const word = (name: string): KeyName => ({ drawn: name, spoken: name });

const CONTROL: KeyName = { drawn: 'Ctrl', spoken: 'Control' };

const NAMES: Readonly<Record<string, Names>> = {
  mod: apart({ drawn: '⌘', spoken: 'Command' }, CONTROL),
  ctrl: apart({ drawn: '⌃', spoken: 'Control' }, CONTROL),
  alt: apart({ drawn: '⌥', spoken: 'Option' }, word('Alt')),
  shift: apart({ drawn: '⇧', spoken: 'Shift' }, word('Shift')),
  enter: apart({ drawn: '↵', spoken: 'Return' }, word('Enter')),
  backspace: apart({ drawn: '⌫', spoken: 'Delete' }, word('Backspace')),
  delete: apart({ drawn: '⌦', spoken: 'Forward Delete' }, word('Delete')),
  escape: both('Esc', 'Escape'),
  esc: both('Esc', 'Escape'),
  arrowup: both('↑', 'Up arrow'),
  arrowdown: both('↓', 'Down arrow'),
  arrowleft: both('←', 'Left arrow'),
  arrowright: both('→', 'Right arrow'),
  pageup: both('PgUp', 'Page up'),
  pagedown: both('PgDn', 'Page down'),
  plus: both('+', 'Plus'),
};

/** The keys of a chord such as `Mod+Shift+K`, in its order. A name that is not in the list is drawn as it is. */
export function keyNames(keys: string, platform: KeyPlatform): KeyName[] {
  return keys
    .split('+')
    .map((key) => key.trim())
    .filter(Boolean)
    .map((key) => NAMES[key.toLowerCase()]?.[platform] ?? word(key.length === 1 ? key.toUpperCase() : key));
}
