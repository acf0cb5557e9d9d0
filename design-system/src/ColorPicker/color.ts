/** A color with a name that people can say. */
export interface NamedColor {
  /** "#rrggbb". */
  value: string;
  /** "Sky": what a screen reader says, and what stands beside the chosen swatch. */
  name: string;
}

/** Eight pale colors for tags; dark text stands on each of them. */
export const TAG_COLORS: readonly NamedColor[] = [
  { value: '#DBEAFE', name: 'Sky' },
  { value: '#D1FAE5', name: 'Mint' },
  { value: '#FEF3C7', name: 'Cream' },
  { value: '#E9D5FF', name: 'Lilac' },
  { value: '#FCE7F3', name: 'Blush' },
  { value: '#E5E7EB', name: 'Gray' },
  { value: '#FED7D7', name: 'Coral' },
  { value: '#C6F6D5', name: 'Leaf' },
];

/** True for "#rrggbb", in small or capital letters. */
export function isHex(text: string | null | undefined): text is string {
  return /^#[\da-f]{6}$/iu.test(text ?? '');
}

/** The preset of a color, however its letters are written; undefined for a color of one's own. */
export function presetOf(color: string | null, presets: readonly NamedColor[]): NamedColor | undefined {
  return presets.find(({ value }) => value.toLowerCase() === color?.toLowerCase());
}

/** Contrast of two colors after WCAG 2.2, 1 to 21. Takes "#rrggbb" and what getComputedStyle says: "rgb(1, 2, 3)". */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): number[] {
  if (color.startsWith('#')) return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return (color.match(/[\d.]+/gu) ?? []).slice(0, 3).map(Number);
}
