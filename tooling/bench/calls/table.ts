import type { Ratio } from '../ratios.ts';
import { median } from '../table.ts';
import type { Turn } from './drive.ts';

/** The turns of each server by its name, the product first: it is told as a share of the others. */
export type Turns = ReadonlyMap<string, readonly Turn[]>;

/** What each does of one call in a second, and what one costs its processor; below, the product as a share of each other server. */
export function callsTable(path: string, turns: Turns): string {
  const medians = [...turns].map(([name, each]) => ({ name, ...medianTurn(each) }));
  const [product, ...others] = medians;
  const lines = [
    ['', 'a second', 'CPU ms'],
    ...medians.map(({ name, callsPerSecond, cpu }) => [name, callsPerSecond.toFixed(0), cpu.toFixed(2)]),
    ...others.map(({ name, callsPerSecond, cpu }) => [
      `product / ${name}`,
      ((product?.callsPerSecond ?? Number.NaN) / callsPerSecond).toFixed(2),
      (cpu / (product?.cpu ?? Number.NaN)).toFixed(2),
    ]),
  ];
  return [path, ...lines.map(lineOf)].join('\n');
}

/** The product beside each other server, by calls in a second and by what one costs the processor. */
export function callRatios(path: string, turns: Turns): Ratio[] {
  const [product, ...others] = [...turns].map(([name, each]) => ({ name, ...medianTurn(each) }));
  if (product === undefined) return [];
  return others.flatMap(({ name, callsPerSecond, cpu }): Ratio[] => [
    {
      what: `\`GET ${path}\`, calls per second`,
      value: product.callsPerSecond,
      against: AGAINST[name] ?? name,
      limit: callsPerSecond,
      goal: name === 'bare' ? { atLeast: 0.9 } : null,
    },
    {
      what: `\`GET ${path}\`, CPU ms`,
      value: product.cpu,
      against: AGAINST[name] ?? name,
      limit: cpu,
      goal: null,
    },
  ]);
}

const AGAINST: Readonly<Record<string, string>> = { bare: 'Node HTTP and `pg` alone' };

function medianTurn(turns: readonly Turn[]): Turn {
  return {
    callsPerSecond: median(turns.map(({ callsPerSecond }) => callsPerSecond)),
    cpu: median(turns.map(({ cpu }) => cpu)),
  };
}

function lineOf([name = '', ...cells]: readonly string[]): string {
  return `  ${name.padEnd(18)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}
