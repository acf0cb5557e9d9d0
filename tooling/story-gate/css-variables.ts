import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is wrong with the CSS variables of a code base. */
export interface VariableReport {
  /** Read somewhere, set nowhere: "name, first file that reads it". */
  undefinedNames: string[];
  /** Set in a component, read nowhere: "name, file". */
  unusedNames: string[];
  /** Tokens that nothing reads yet. A scale may have steps that wait for their use. */
  unusedTokens: string[];
}

const SOURCES = [
  '{design-system,platform,shell,mfe-*}/src/**/*.{css,ts,tsx}',
  'design-system/.storybook/*.tsx',
];
const TOKENS = 'design-system/src/tokens/tokens.css';

/** Set by React Aria at run time. */
const FROM_REACT_ARIA =
  /^--(trigger-(width|height)|visual-viewport-|page-|tab-panel-|disclosure-panel-|table-)/u;

/** Compares the variables that are set with those that are read, in all style sheets and components of a folder. */
export function checkVariables(root: string): VariableReport {
  const set = new Map<string, string>();
  const read = new Map<string, string>();
  const prefixes: string[] = [];
  for (const file of globSync(SOURCES, { cwd: root }).filter((name) => !name.includes('.test.'))) {
    const text = withoutComments(readFileSync(join(root, file), 'utf8'));
    for (const [, name = ''] of text.matchAll(/(?<![\w-])(--[a-z][\w-]*)['"]?\s*:/gu))
      set.set(name, set.get(name) ?? file);
    for (const [, name = '', mark = ''] of text.matchAll(/var\(\s*(--[a-z][\w-]*)(\$\{)?/gu)) {
      // `var(--type-${name})` reads every variable of that beginning.
      if (mark) prefixes.push(name);
      else read.set(name, read.get(name) ?? file);
    }
  }
  const isRead = (name: string) => read.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const unread = [...set].filter(([name]) => !isRead(name));
  return {
    undefinedNames: [...read]
      .filter(([name]) => !set.has(name) && !FROM_REACT_ARIA.test(name))
      .map(([name, file]) => `${name}, ${file}`)
      .toSorted(),
    unusedNames: unread.filter(([, file]) => file !== TOKENS).map(([name, file]) => `${name}, ${file}`),
    unusedTokens: unread.filter(([, file]) => file === TOKENS).map(([name]) => name),
  };
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//gu, '');
}

if (import.meta.main) {
  const { undefinedNames, unusedNames, unusedTokens } = checkVariables(join(import.meta.dirname, '..', '..'));
  for (const name of undefinedNames) console.log(`read, but set nowhere: ${name}`);
  for (const name of unusedNames) console.log(`set, but read nowhere: ${name}`);
  console.log(`tokens that nothing reads yet: ${unusedTokens.join(' ') || 'none'}`);
  if (undefinedNames.length + unusedNames.length > 0) process.exitCode = 1;
}
