import { FAMILIES, type Family } from '../../design-system/src/foundations/token-families.ts';
import type { Token } from '../../design-system/src/foundations/token-values.ts';
import { TYPES, type ValueType } from './value-types.ts';

/** Each theme is a file of its own, as design tools read modes. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A token in the Design Tokens Format Module 2025.10 (https://www.designtokens.org/TR/2025.10/format/). */
export interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}

/** Groups by the beginning of the name: `paper.sheet`. A name that is the beginning itself stands alone. */
export type DesignTokens = Record<string, DesignToken | Record<string, DesignToken>>;

/** Hatching is drawn by gradients of the design system; the format has no type for it. */
const isDrawn = ({ value }: Token): boolean => /gradient\(|color-mix\(/u.test(value);

/** The tokens of a theme. */
export function toDtcg(tokens: readonly Token[], theme: Theme): DesignTokens {
  const found: DesignTokens = {};
  for (const { token, group, name, type } of placed(tokens)) {
    const design: DesignToken = {
      $type: type.name,
      $value: type.read(inTheme(token.value, theme)),
      ...(token.use && { $description: token.use }),
    };
    if (name === '') found[group] = design;
    else found[group] = { ...found[group], [name]: design };
  }
  return found;
}

/**
 * The values of tokens as CSS, by name: those of `tokens` that the files of both themes hold.
 *
 * @throws an error with a sentence for a value of another type, or one that CSS can't say for both themes.
 */
export function toCss(
  tokens: readonly Token[],
  files: Readonly<Record<Theme, unknown>>,
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const { token, group, name, type } of placed(tokens)) {
    const [light, dark] = THEMES.map((theme) => valueAt(files[theme], group, name));
    if (light === undefined || dark === undefined) continue;
    try {
      values.set(token.name, type.write(light, dark));
    } catch (error) {
      throw new Error(`${token.name} is no ${type.name} as the format has it.`, { cause: error });
    }
  }
  return values;
}

interface Placed {
  readonly token: Token;
  readonly group: string;
  readonly name: string;
  readonly type: ValueType;
}

function placed(tokens: readonly Token[]): Placed[] {
  return tokens
    .filter((token) => !isDrawn(token))
    .map((token) => {
      const { prefix, drawing } = familyOf(token);
      return { token, group: prefix, name: token.name.slice(prefix.length + 1), type: TYPES[drawing] };
    });
}

function familyOf({ name }: Token): Family {
  const family = FAMILIES.find(({ prefix }) => name === prefix || name.startsWith(`${prefix}-`));
  if (family === undefined) throw new Error(`${name} belongs to no family of tokens.`);
  return family;
}

/** `light-dark(a, b)` is a in the light theme. No color that the tokens use has a comma of its own. */
function inTheme(value: string, theme: Theme): string {
  return value.replaceAll(/light-dark\(\s*([^,()]+),\s*([^,()]+?)\s*\)/gu, theme === 'light' ? '$1' : '$2');
}

function valueAt(file: unknown, group: string, name: string): unknown {
  const token = name === '' ? memberOf(file, group) : memberOf(memberOf(file, group), name);
  return memberOf(token, '$value');
}

const memberOf = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? Reflect.get(of, name) : undefined;
