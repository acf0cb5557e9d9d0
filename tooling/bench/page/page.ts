import { parseArgs } from 'node:util';
import { killWithParent } from '../../processes/end.ts';
import { onDemoStage } from '../demo-stage.ts';
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

const SIGNED_OUT = [
  { path: '/', texts: ['Every score', 'Plans'] },
  { path: '/login', texts: ['Welcome back.', 'Try a demo account'] },
];

/** Prints how pages feel that a new browser opens. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  await onDemoStage(async ({ browser, address, cookies, routes }) => {
    console.log('Cold loads: 4x slower processor, 10 Mbit/s, 40 ms; medians of', values.runs);
    const visits = [
      ...SIGNED_OUT.map((route) => ({ ...route, cookies: [] })),
      ...routes.map((route) => ({ ...route, cookies })),
    ];
    for (const { path, texts, cookies: own } of visits) {
      const found: Feel[] = [];
      // The first only warms the server.
      for (let run = 0; run <= Number(values.runs); run += 1) {
        const feel = await measureFeel(browser, { address: address + path, texts, cookies: own });
        if (run > 0) found.push(feel);
      }
      for (const [figure, word] of Object.entries(WORDS) as [keyof Feel, string][]) {
        const value = median(found.map((feel) => feel[figure]));
        console.log(path.padEnd(12), word.padEnd(32), value.toFixed(figure === 'shift' ? 3 : 0));
        tellRatios([withinBudget(`\`${path}\`: ${word}`, value, BUDGETS[figure])]);
      }
    }
  });
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  killWithParent(1);
});
