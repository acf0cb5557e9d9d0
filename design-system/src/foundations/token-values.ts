/** A custom property of the design system: its name without dashes in front, its value and its use, as written. */
export interface Token {
  name: string;
  value: string;
  /** The comment beside it; empty when there is none. */
  use: string;
}

/** The tokens of a style sheet's text, in the order in which they are written. What a media query changes is left out. */
export function parseTokens(css: string): Token[] {
  const found = new Map<string, Token>();
  for (const [, name = '', value = '', use = ''] of css.matchAll(
    /^\s*--([\w-]+):\s*([^;]+);(?:[ \t]*\/\*\s*([^*]*?)\s*\*\/)?/gmu,
  ))
    if (!found.has(name)) found.set(name, { name, value: value.replaceAll(/\s+/gu, ' ').trim(), use });
  return [...found.values()];
}

/** The two colors of a token, as #rrggbb; null when it is no opaque color of each theme. */
export function colorPair(value: string): { light: string; dark: string } | null {
  const [, light, dark] = /^light-dark\(\s*(#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\s*\)$/u.exec(value) ?? [];
  return light && dark ? { light, dark } : null;
}

/** What a token is on this page now, with the theme, the pointer and the wish for less motion applied. */
export function valueNow(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
