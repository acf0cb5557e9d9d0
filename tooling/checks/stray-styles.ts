import { type Selector, transform } from 'lightningcss';

type Part = Selector[number];

/**
 * Selectors, animations and fonts of a style sheet that reach beyond one build, as they stand there. A selector is bound
 * when what it styles carries a class of the build, or stands inside of what does: a sibling of it is somebody else's.
 * What only must be absent (`:not`) or inside (`:has`) binds nothing.
 *
 * @param uniqueName what the class names of the build begin with: the preset writes `[uniqueName]-[local]-[hash]`.
 */
export function strayStyles(css: string, uniqueName: string): string[] {
  const own = `${uniqueName}-`;
  const lines = css.split('\n');
  const found: string[] = [];
  transform({
    filename: 'build.css',
    code: new TextEncoder().encode(css),
    visitor: {
      Rule: {
        style({ value: { selectors, loc } }) {
          if (!selectors.every((each) => isBound(each, own))) found.push(preludeAt(lines, loc));
        },
        keyframes({ value: { name, loc } }) {
          if (!name.value.startsWith(own)) found.push(preludeAt(lines, loc));
        },
        'font-face'({ value: { properties, loc } }) {
          const isOwn = ({ type, value }: (typeof properties)[number]): boolean =>
            type === 'font-family' && value.startsWith(own);
          if (!properties.some(isOwn)) found.push(preludeAt(lines, loc));
        },
      },
    },
  });
  return found;
}

/** Goes from the outside to what is styled: once inside of the build, only a sibling of its outermost element leaves it. */
function isBound(selector: Selector, own: string): boolean {
  let place: 'outside' | 'own' | 'inside' = 'outside';
  for (const part of selector) {
    if (part.type === 'combinator') {
      const isSibling = part.value === 'next-sibling' || part.value === 'later-sibling';
      if (place === 'own') place = isSibling ? 'outside' : 'inside';
    } else if (place === 'outside' && isOwn(part, own)) place = 'own';
  }
  return place !== 'outside';
}

function isOwn(part: Part, own: string): boolean {
  // What is nested is as bound as the rule around it.
  if (part.type === 'nesting') return true;
  if (part.type === 'class') return part.name.startsWith(own);
  if (part.type !== 'pseudo-class' || !(part.kind === 'is' || part.kind === 'where')) return false;
  return part.selectors.every((each) => isBound(each, own));
}

/** What stands before the braces of a rule. The parser counts lines from zero and columns from one. */
function preludeAt(lines: readonly string[], { line, column }: { line: number; column: number }): string {
  const rest = [lines[line]?.slice(column - 1), ...lines.slice(line + 1)].join(' ');
  return rest.slice(0, rest.indexOf('{')).trim();
}
