import type { Load } from './measure.ts';

/** The middle value; the lower of the two middles when their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The median of each figure of several loads. */
export function medianLoad(loads: readonly Load[]): Load {
  const of = (pick: (load: Load) => number) => median(loads.map(pick));
  return {
    content: of(({ content }) => content),
    bytes: of(({ bytes }) => bytes),
    requests: of(({ requests }) => requests),
    depth: of(({ depth }) => depth),
  };
}

/** The rows of one route as a table, each with its time as a ratio to the others. */
export function tableOf(route: string, rows: readonly { name: string; load: Load }[]): string {
  const against = rows.filter(({ name }) => name !== 'federated');
  const head = ['', 'content', 'bytes', 'requests', 'depth', ...against.map(({ name }) => `to ${name}`)];
  const lines = rows.map(({ name, load }) => [
    name,
    `${load.content.toFixed(0)} ms`,
    `${(load.bytes / 1024).toFixed(0)} KB`,
    String(load.requests),
    String(load.depth),
    ...against.map((other) => (load.content / other.load.content).toFixed(2)),
  ]);
  return [route, ...[head, ...lines].map(lineOf)].join('\n');
}

function lineOf(cells: readonly string[]): string {
  const [name = '', ...rest] = cells;
  return `  ${name.padEnd(10)}${rest.map((cell) => cell.padStart(10)).join('')}`;
}
