import { parseTokens } from '../../design-system/src/foundations/token-values.ts';

interface Changed {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The style sheet with these values by token; what is the same but for its spaces stays as it is written. */
export function withValues(
  css: string,
  values: ReadonlyMap<string, string>,
): { readonly text: string; readonly changed: readonly Changed[] } {
  const changed = parseTokens(css).flatMap(({ name, value }) => {
    const after = values.get(name);
    return after === undefined || bare(after) === bare(value) ? [] : [{ name, before: value, after }];
  });
  let text = css;
  for (const { name, after } of changed) {
    text = text.replace(new RegExp(`(?<=^\\s*--${name}:)[^;]+`, 'mu'), ` ${after}`);
  }
  return { text, changed };
}

const bare = (value: string): string =>
  value.replaceAll(/(?<=\()\s+|\s+(?=\))/gu, '').replaceAll(/\s+/gu, ' ');
