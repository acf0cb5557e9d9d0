import { parseArgs } from 'node:util';
import { killWithParent } from '../../processes/end.ts';
import { onDemoStage } from '../demo-stage.ts';
import type { Device } from '../measure.ts';
import { tellRatios, withinBudget } from '../ratios.ts';
import { median } from '../table.ts';
import { type Feel, measureFeel } from './feel.ts';

/** The most that each may be. */
const BUDGETS: Feel = { contentfulPaint: 500, blocking: 150, shift: 0.02 };

const WORDS: Readonly<Record<keyof Feel, string>> = {
  contentfulPaint: 'largest contentful paint, ms',
  blocking: 'total blocking time, ms',
  shift: 'layout shift',
};

/** A usual connection, on a processor as fast as this one and on one of a slow notebook. */
const DEVICES: Readonly<Record<string, Device>> = {
  'full speed': { slowdown: 1, latency: 40, down: 10, up: 10 },
  '4x slower': { slowdown: 4, latency: 40, down: 10, up: 10 },
};

const SIGNED_OUT = [
  { path: '/', texts: ['Every score', 'Plans'] },
  { path: '/login', texts: ['Welcome back.', 'Try a demo account'] },
];

/** Prints how pages feel that a new browser opens. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  await onDemoStage(async ({ browser, address, cookies, routes }) => {
    console.log('Cold loads: 10 Mbit/s, 40 ms; medians of', values.runs);
    const visits = [
      ...SIGNED_OUT.map((route) => ({ ...route, cookies: [] })),
      ...routes.map((route) => ({ ...route, cookies })),
    ];
    for (const { path, ...visit } of visits) {
      for (const [speed, device] of Object.entries(DEVICES)) {
        const open = () => measureFeel(browser, { address: address + path, ...visit }, device);
        tellFeel(`\`${path}\`, ${speed}`, await inTurn(open, Number(values.runs)));
      }
    }
  });
}

/** The first only warms the server. */
async function inTurn<T>(open: () => Promise<T>, runs: number): Promise<T[]> {
  const found: T[] = [];
  for (let run = 0; run <= runs; run += 1) found.push(await open());
  return found.slice(1);
}

function tellFeel(what: string, found: readonly Feel[]): void {
  for (const [figure, word] of Object.entries(WORDS) as [keyof Feel, string][]) {
    const value = median(found.map((feel) => feel[figure]));
    console.log(what.padEnd(24), word.padEnd(32), value.toFixed(figure === 'shift' ? 3 : 0));
    tellRatios([withinBudget(`${what}: ${word}`, value, BUDGETS[figure])]);
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  killWithParent(1);
});
