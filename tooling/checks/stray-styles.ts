import { type Selector, transform } from 'lightningcss';

/**
 * Selectors and animations of a style sheet that reach beyond one build, as they stand there. A selector is bound when
 * some element of it must carry a class of the build; what only must be absent (`:not`) or inside (`:has`) binds nothing.
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
      },
    },
  });
  return found;
}

function isBound(selector: Selector, own: string): boolean {
  return selector.some((part) => {
    // What is nested is as bound as the rule around it.
    if (part.type === 'nesting') return true;
    if (part.type === 'class') return part.name.startsWith(own);
    if (part.type !== 'pseudo-class' || !(part.kind === 'is' || part.kind === 'where')) return false;
    return part.selectors.every((each) => isBound(each, own));
  });
}

/** What stands before the braces of a rule. The parser counts lines from zero and columns from one. */
function preludeAt(lines: readonly string[], { line, column }: { line: number; column: number }): string {
  const rest = [lines[line]?.slice(column - 1), ...lines.slice(line + 1)].join(' ');
  return rest.slice(0, rest.indexOf('{')).trim();
}
