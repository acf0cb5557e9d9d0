import { parseArgs } from 'node:util';
import { killWithParent } from '../../processes/end.ts';
import { type Ratio, tellRatios, withinBudget } from '../ratios.ts';
import { median } from '../table.ts';
import { measureDeadRemotes } from './dead-remote.ts';
import { type Figure, figuresTable } from './figures.ts';
import { measureManyRemotes } from './many-remotes.ts';
import { measureReleases } from './release-visible.ts';
import { measureSandbox } from './sandbox.ts';
import { type Stage, startStage } from './stage.ts';
import { measureWarmNavigation } from './warm-navigation.ts';

/** What is measured, by the word that `--only` knows it by. */
const MEASURES: Readonly<Record<string, (stage: Stage, runs: number) => Promise<Figure[]>>> = {
  releases: measureReleases,
  dead: measureDeadRemotes,
  warm: measureWarmNavigation,
  many: measureManyRemotes,
  sandbox: measureSandbox,
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
  });
  const chosen = Object.entries(MEASURES).filter(([name]) => name.includes(values.only));
  if (chosen.length === 0) throw new Error(`Choose from ${Object.keys(MEASURES).join(', ')}.`);
  const stage = await startStage();
  try {
    console.log(`The built product with its demo data, medians of ${values.runs}.`);
    for (const [, measure] of chosen) {
      const figures = await measure(stage, Number(values.runs));
      console.log(figuresTable(figures));
      tellRatios(figures.flatMap(ratiosOf));
    }
  } finally {
    await stage.close();
  }
}

/** Of what has an aim. */
const ratiosOf = ({ what, values, aim }: Figure): Ratio[] =>
  aim === undefined ? [] : [withinBudget(`${what}, ms`, median(values), aim)];

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  killWithParent(1);
});
