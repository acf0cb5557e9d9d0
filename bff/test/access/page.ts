import { type ApiCall, allCalls } from '../../src/openapi/calls.ts';
import { ACCESS } from './table.ts';

const HEAD = `# Who may make which call

Printed from \`bff/test/access/table.ts\` by \`node bff/test/access/write-page.ts\`; a test checks that it is current, and
another makes every call of it over HTTP. "Owner" has the rows that the call is about, "another user" and
"administrator" have only rows of their own. A number is the status, a word the code of the error; "own" says that
the answer holds rows of the caller and of nobody else, "all" those of every account. After every refusal everything is as it was.
`;

/** The access table as a page of the documentation, one section a module. */
export function accessPage(): string {
  const modules = Object.groupBy(allCalls, ({ id }) => id.split('.')[0] ?? id);
  const sections = Object.entries(modules).map(([name, calls = []]) => sectionOf(name, calls));
  return `${HEAD}\n${sections.join('\n')}`;
}

function sectionOf(name: string, calls: readonly ApiCall[]): string {
  const rows = calls.map(({ id, method, path }) => {
    const cells = ACCESS[id] ?? ['?', '?', '?', '?'];
    return `| \`${id}\` | \`${method} ${path}\` | ${cells.join(' | ')} |`;
  });
  const head =
    '| call | request | nobody | owner | another user | administrator |\n|---|---|---|---|---|---|';
  return `## ${name}\n\n${head}\n${rows.join('\n')}\n`;
}
