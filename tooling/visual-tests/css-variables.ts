import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is wrong with the CSS variables of a code base. */
export interface VariableReport {
  /** Read somewhere, set nowhere: "name, first file that reads it". */
  undefinedNames: string[];
  /** Set in a component, read nowhere: "name, file". */
  unusedNames: string[];
  /** Tokens that nothing reads. A breakpoint is read by a media query of its width; a scale may have idle steps. */
  unusedTokens: string[];
  /** A width of the page or a z-index written as a number that no token has: "what, file". */
  strayNumbers: string[];
}

const SOURCES = [
  '{design-system,platform,shell,mfe-*}/src/**/*.{css,ts,tsx}',
  'design-system/.storybook/*.tsx',
];
const TOKENS = 'design-system/src/tokens/tokens.css';

/** Set by React Aria at run time. */
const FROM_REACT_ARIA =
  /^--(trigger-(width|height)|visual-viewport-|page-|tab-panel-|disclosure-panel-|table-)/u;

/** A step of a scale may wait for its use; every other token is there because something reads it. */
const OF_A_SCALE = /^--space-/u;

interface Source {
  file: string;
  text: string;
}

/** Compares the variables that are set with those that are read, in all style sheets and components of a folder. */
export function checkVariables(root: string): VariableReport {
  const sources = readSources(root);
  const set = namesIn(sources, /(?<![\w-])(--[a-z][\w-]*)['"]?\s*:/gu);
  const read = namesIn(sources, /var\(\s*(--[a-z][\w-]*)(?!\$\{|[\w-])/gu);
  // `var(--type-${name})` reads every variable of that beginning.
  const prefixes = [...namesIn(sources, /var\(\s*(--[a-z][\w-]*)\$\{/gu).keys()];
  const widths = pageWidths(sources);
  const breakpoints = breakpointsOf(sources);
  for (const [name, width] of breakpoints) if (widths.has(width)) read.set(name, TOKENS);
  const isRead = (name: string) => read.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const unread = [...set].filter(([name]) => !isRead(name));
  const known = new Set(breakpoints.values());
  return {
    undefinedNames: [...read]
      .filter(([name]) => !set.has(name) && !FROM_REACT_ARIA.test(name))
      .map(place)
      .toSorted(),
    unusedNames: unread.filter(([, file]) => file !== TOKENS).map(place),
    unusedTokens: unread
      .filter(([name, file]) => file === TOKENS && !OF_A_SCALE.test(name))
      .map(([name]) => name),
    strayNumbers: [
      ...[...widths].filter(([width]) => !known.has(width)).map(place),
      ...[...namesIn(sources, /(z-index: *-?\d+)/gu)].map(place),
    ],
  };
}

function readSources(root: string): Source[] {
  return globSync(SOURCES, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: withoutComments(readFileSync(join(root, file), 'utf8')) }));
}

/** What the pattern's first group finds, with the first file that has it. */
function namesIn(sources: Source[], pattern: RegExp): Map<string, string> {
  const found = new Map<string, string>();
  for (const { file, text } of sources)
    for (const [, name = ''] of text.matchAll(pattern)) found.set(name, found.get(name) ?? file);
  return found;
}

/** The widths at which media queries change a page. A container query measures a component's own place instead. */
function pageWidths(sources: Source[]): Map<string, string> {
  const widths = new Map<string, string>();
  for (const { file, text } of sources)
    for (const [query] of text.matchAll(/@media[^{]*width[^{]*/gu))
      for (const [width] of query.matchAll(/\d[\d.]*(px|r?em)/gu))
        widths.set(width, widths.get(width) ?? file);
  return widths;
}

function breakpointsOf(sources: Source[]): Map<string, string> {
  const tokens = sources.find(({ file }) => file === TOKENS)?.text ?? '';
  const matches = tokens.matchAll(/(--breakpoint-[\w-]+):\s*([^;]+);/gu);
  return new Map([...matches].map(([, name = '', width = '']) => [name, width]));
}

function place([name, file]: [string, string]): string {
  return `${name}, ${file}`;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//gu, '');
}

if (import.meta.main) {
  const report = checkVariables(join(import.meta.dirname, '..', '..'));
  for (const name of report.undefinedNames) console.log(`read, but set nowhere: ${name}`);
  for (const name of report.unusedNames) console.log(`set, but read nowhere: ${name}`);
  for (const name of report.unusedTokens) console.log(`a token that nothing reads: ${name}`);
  for (const name of report.strayNumbers) console.log(`a number that is no token: ${name}`);
  if (Object.values(report).some((names) => names.length > 0)) process.exitCode = 1;
}
