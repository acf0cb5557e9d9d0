import { mapOf } from '../../language/map-of.ts';
import type { Color } from './color.ts';

type Mix = (over: number, under: number) => number;

const hardLight: Mix = (over, under) => (over <= 0.5 ? 2 * over * under : screen(2 * over - 1, under));
const screen: Mix = (over, under) => over + under - over * under;

const softLight: Mix = (over, under) => {
  if (over <= 0.5) return under - (1 - 2 * over) * under * (1 - under);
  const lighter = under <= 0.25 ? ((16 * under - 12) * under + 4) * under : Math.sqrt(under);
  return under + (2 * over - 1) * (lighter - under);
};
/** What these take from what lies on top is no brightness: letters in them are as bright as what is behind them. */
const keepBrightness: Mix = (_, under) => under;

/** How colors are mixed with what lies below them, by the names that the reader gives. Each part of a color by itself. */
const MIXES = mapOf<Mix>({
  multiply: (over, under) => over * under,
  screen,
  darken: Math.min,
  lighten: Math.max,
  difference: (over, under) => Math.abs(over - under),
  exclusion: (over, under) => over + under - 2 * over * under,
  'color-dodge': (over, under) => (under === 0 ? 0 : over >= 1 ? 1 : Math.min(1, under / (1 - over))),
  'color-burn': (over, under) => (under >= 1 ? 1 : over <= 0 ? 0 : 1 - Math.min(1, (1 - under) / over)),
  'hard-light': hardLight,
  overlay: (over, under) => hardLight(under, over),
  'soft-light': softLight,
  hue: keepBrightness,
  saturation: keepBrightness,
  color: keepBrightness,
});

/** What a color becomes over another in a mode; in a mode that is not known it stays as it is. */
export function mixed(mode: string | null, over: Color, under: Color): Color {
  const mix = mode === null ? undefined : MIXES.get(mode);
  if (mix === undefined) return over;
  return [mix(over[0], under[0]), mix(over[1], under[1]), mix(over[2], under[2])];
}
