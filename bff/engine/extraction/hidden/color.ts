/** Red, green and blue, 0 to 1. */
export type Color = readonly [number, number, number];

/** The colors that something has, as a gradient has several; null where they are not known. */
export type TextColor = readonly Color[] | null;

export const WHITE: Color = [1, 1, 1];
export const BLACK: Color = [0, 0, 0];

/** Below this contrast, by the formula of WCAG 2, letters can't be told from what is behind them; equal colors have 1. */
const LEAST_CONTRAST = 1.25;

/** Whether letters of a color can be told from a background. */
export function isVisibleOn(letters: Color, background: Color): boolean {
  return contrast(letters, background) >= LEAST_CONTRAST;
}

/** "#rrggbb" or "rrggbb" as a color; null for anything else. */
export function readColor(hex: unknown): Color | null {
  const digits = typeof hex === 'string' ? /^#?([\da-f]{6})$/i.exec(hex)?.[1] : undefined;
  if (digits === undefined) return null;
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** A plain color; none where it can't be read. */
export function inkOf(hex: unknown): TextColor {
  const color = readColor(hex);
  return color === null ? null : [color];
}

/** A color laid over another. */
export function blend(over: Color, under: Color, alpha: number): Color {
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return [mix(over[0], under[0]), mix(over[1], under[1]), mix(over[2], under[2])];
}

function contrast(one: Color, other: Color): number {
  const [light, dark] = [brightnessOf(one), brightnessOf(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** How bright a color is to the eye, 0 to 1. */
export function brightnessOf([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
