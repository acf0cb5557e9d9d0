import { mapOf } from '../../../language/map-of.ts';
import { BLACK, blend, type Color, readColor, WHITE } from '../color.ts';
import { attributeOf, tokensOf } from './xml.ts';

/** The color of a name of the theme, made lighter or darker by two hex digits; null where the theme has none. */
export type ThemeColor = (
  name: string,
  change: { readonly tint: string | null; readonly shade: string | null },
) => Color | null;

/** What the names stand for, unless the settings say otherwise. */
const MAPPED = mapOf({
  text1: 'dk1',
  dark1: 'dk1',
  background1: 'lt1',
  light1: 'lt1',
  text2: 'dk2',
  dark2: 'dk2',
  background2: 'lt2',
  light2: 'lt2',
  hyperlink: 'hlink',
  followedHyperlink: 'folHlink',
});
const IN_SETTINGS = mapOf({
  text1: 't1',
  background1: 'bg1',
  text2: 't2',
  background2: 'bg2',
});

/** Reads the colors of a theme, and which of them the settings call what. */
export function readTheme(theme: string, settings: string): ThemeColor {
  const colors = new Map<string, Color>([
    ['dk1', BLACK],
    ['lt1', WHITE],
  ]);
  let named = '';
  for (const { name, attributes, kind } of tokensOf(theme)) {
    if (name === 'a:srgbClr' || name === 'a:sysClr') {
      const color = readColor(attributeOf(attributes, name === 'a:sysClr' ? 'lastClr' : 'val'));
      if (color !== null && named !== '') colors.set(named, color);
      named = '';
    } else if (kind === 'open') named = /^a:(dk1|lt1|dk2|lt2|accent\d|hlink|folHlink)$/.exec(name)?.[1] ?? '';
    if (kind === 'close' && name === 'a:clrScheme') break;
  }
  const mapping = mappingIn(settings);
  return (name, { tint, shade }) => {
    const chosen = mapping.get(IN_SETTINGS.get(name) ?? name) ?? name;
    const color = colors.get(MAPPED.get(chosen) ?? chosen);
    if (color === undefined) return null;
    if (tint !== null && /^[\da-f]{2}$/i.test(tint)) return blend(color, WHITE, part(tint));
    if (shade !== null && /^[\da-f]{2}$/i.test(shade)) return blend(color, BLACK, part(shade));
    return color;
  };
}

/** Which color the settings take for which name. */
function mappingIn(settings: string): ReadonlyMap<string, string> {
  const attributes = /<w:clrSchemeMapping\b([^<>]*)>/.exec(settings)?.[1] ?? '';
  const pairs = attributes.matchAll(/(?<=\s)w:([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map([...pairs].map(([, name = '', double, single = '']) => [name, double ?? single]));
}

function part(digits: string): number {
  return Number.parseInt(digits, 16) / 255;
}
