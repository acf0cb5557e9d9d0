import { median } from '../table.ts';
import type { Turn } from './drive.ts';

/** The product first: it is told as a share of the other. */
export const CONTESTANTS = ['product', 'bare'] as const;

export type Turns = Readonly<Record<(typeof CONTESTANTS)[number], Turn[]>>;

/** What each does of one call in a second, and what one costs its processor; below, the product as a share of the bare server. */
export function callsTable(path: string, { product, bare }: Turns): string {
  const [ours, limit] = [medianTurn(product), medianTurn(bare)];
  const lines = [
    ['', 'a second', 'CPU ms'],
    ['product', ours.callsPerSecond.toFixed(0), ours.cpu.toFixed(2)],
    ['bare', limit.callsPerSecond.toFixed(0), limit.cpu.toFixed(2)],
    [
      'product / bare',
      (ours.callsPerSecond / limit.callsPerSecond).toFixed(2),
      (limit.cpu / ours.cpu).toFixed(2),
    ],
  ];
  return [path, ...lines.map(lineOf)].join('\n');
}

function medianTurn(turns: readonly Turn[]): Turn {
  return {
    callsPerSecond: median(turns.map(({ callsPerSecond }) => callsPerSecond)),
    cpu: median(turns.map(({ cpu }) => cpu)),
  };
}

function lineOf([name = '', ...cells]: readonly string[]): string {
  return `  ${name.padEnd(16)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}
