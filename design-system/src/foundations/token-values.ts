/** A custom property of the design system: its name without dashes in front, and its value as written. */
export interface Token {
  name: string;
  value: string;
}

/** The custom properties of :root in every style sheet of the page, in the order in which they are written. */
export function readTokens(prefix: string): Token[] {
  const names = new Set<string>();
  for (const sheet of document.styleSheets) collect(sheet.cssRules, names);
  const computed = getComputedStyle(document.documentElement);
  return [...names]
    .filter((name) => name.startsWith(`--${prefix}-`))
    .map((name) => ({ name: name.slice(2), value: computed.getPropertyValue(name).trim() }));
}

function collect(rules: CSSRuleList, names: Set<string>): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText === ':root') {
      addCustom(rule.style, names);
    } else if (rule instanceof CSSLayerBlockRule) {
      collect(rule.cssRules, names);
    }
  }
}

function addCustom(style: CSSStyleDeclaration, names: Set<string>): void {
  for (const property of style) if (property.startsWith('--')) names.add(property);
}

/** The colour that a CSS value stands for on this page now, as #rrggbb. */
export function hexOf(value: string): string {
  const probe = document.createElement('span');
  probe.style.color = value;
  document.body.append(probe);
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/\d+/gu) ?? []).map(Number);
  probe.remove();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
