/** Something that is read or seen, what it lies on, and the least contrast that it needs there. */
export interface ContrastPair {
  ink: string;
  ground: string;
  /** 4.5 for text, 3 for edges of controls and drawings that carry a meaning (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: 4.5 | 3;
}

/** Colors that need no contrast, and why. */
export const EXEMPT: Readonly<Record<string, string>> = {
  'ink-disabled': 'labels of controls that cannot be used; WCAG asks nothing of them',
  'line-hair': 'separates what also stands apart',
  'line-edge': 'edge of a surface that its content tells apart too',
  'accent-line': 'edge of a chosen thing, which its ground and a state for screen readers tell, too',
  'positive-line': 'edge of a notice that an icon and its words tell',
  'negative-line': 'edge of a notice that an icon and its words tell',
  'caution-line': 'edge of a notice that an icon and its words tell',
  'series-step3': 'a line below words that say the same',
  'tag-yellow': 'the tab of a card, which is told by its title',
  'tag-green': 'the tab of a card, which is told by its title',
  'tag-blue': 'the tab of a card, which is told by its title',
};

/** Seen wherever they stand: edges of controls, the focus, lines and signs of drawings. */
const GRAPHICS = [
  'line-control',
  'accent-focus',
  'accent-solid',
  'negative-solid',
  'pencil-stroke',
  'series-one',
  'series-two',
  'series-three',
  'series-step2',
];

/** Read or seen on one ground only. */
const OWN_PAIRS: readonly ContrastPair[] = [
  { ink: 'accent-on-solid', ground: 'accent-solid', least: 4.5 },
  { ink: 'accent-on-solid', ground: 'accent-solid-hover', least: 4.5 },
  { ink: 'accent-on-solid', ground: 'accent-solid-press', least: 4.5 },
  { ink: 'negative-on-solid', ground: 'negative-solid', least: 4.5 },
  { ink: 'marker-support-ink', ground: 'marker-support', least: 4.5 },
  { ink: 'marker-concern-ink', ground: 'marker-concern', least: 4.5 },
  // Toasts and tooltips are the page inverted.
  { ink: 'paper-card', ground: 'ink-strong', least: 4.5 },
  // The dotted line under words that count against; the notches of a meter's track.
  { ink: 'negative-text', ground: 'marker-concern', least: 3 },
  { ink: 'accent-solid', ground: 'line-hair', least: 3 },
];

/** Whether a token is text that may stand on any surface. */
export function isText(name: string): boolean {
  return (name.startsWith('ink-') || name.endsWith('-text')) && !(name in EXEMPT);
}

/** Whether a token is a surface that any text may stand on. */
export function isSurface(name: string): boolean {
  return name.startsWith('paper-') || name.endsWith('-fill');
}

/** What a color is measured against when it is shown alone: its own partner, strong ink for a surface, else a card. */
export function partnerOf(name: string): string {
  if (isSurface(name)) return 'ink-strong';
  const own = OWN_PAIRS.find((pair) => pair.least === 4.5 && (pair.ink === name || pair.ground === name));
  if (own) return own.ink === name ? own.ground : own.ink;
  return 'paper-card';
}

/** Every pair that must be legible: each text and each drawing on every surface, then those with a ground of their own. */
export function contrastPairs(names: readonly string[]): ContrastPair[] {
  const surfaces = names.filter(isSurface);
  const on = (ink: string, least: 4.5 | 3) => surfaces.map((ground) => ({ ink, ground, least }));
  return [
    ...names.filter(isText).flatMap((ink) => on(ink, 4.5)),
    ...GRAPHICS.flatMap((ink) => on(ink, 3)),
    ...OWN_PAIRS,
  ];
}
