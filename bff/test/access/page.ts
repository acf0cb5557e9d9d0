import { type ApiCall, allCalls } from '../../src/openapi/calls.ts';
import { ACCESS } from './table.ts';

const HEAD = `# API permissions

Generated from \`bff/test/access/table.ts\` by \`node bff/test/access/write-page.ts\`. Tests check that the page is current and call
every cell over HTTP. "Owner" owns the rows that the call is about. "Another user" and "administrator" own only other rows.
A number is the HTTP status, and a word is the error code. "own" means that the answer contains only rows of the caller,
"all" rows of every account. A refused call changes nothing.
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
