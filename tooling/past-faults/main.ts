import { parseArgs } from 'node:util';
import { type Checkout, openCheckout } from './checkout.ts';
import { FINDERS } from './finders.ts';
import type { FindingStep, PastFault } from './past-fault.ts';
import { PAST_FAULTS } from './past-faults.ts';

/** Put back together, since all of them need one build that takes longer than everything else. */
const TOGETHER: readonly FindingStep[] = ['stories'];

interface Numbered extends PastFault {
  readonly number: number;
}

/** `npm run test:past-faults`: puts each fault back in a copy of this checkout, and says whether it is found. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  const wanted = values.only.split(',').filter(Boolean);
  const chosen = PAST_FAULTS.map((each, index) => ({ ...each, number: index + 1 })).filter(
    ({ number, step }) => wanted.length === 0 || wanted.includes(String(number)) || wanted.includes(step),
  );
  const checkout = await openCheckout();
  let found = 0;
  try {
    for (const [step, faults] of Map.groupBy(chosen, (each) => each.step))
      found += await findAll(checkout, step, faults);
  } finally {
    checkout.remove();
  }
  console.log(`${found} of ${chosen.length} are found`);
  return chosen.length - found;
}

/** How many of the faults of a step are found; none when the step fails without them, for whatever reason. */
async function findAll(checkout: Checkout, step: FindingStep, faults: readonly Numbered[]): Promise<number> {
  const asked = [...new Set(faults.map((each) => each.asked))];
  const { code, output } = await FINDERS[step](checkout.folder, asked);
  if (code !== 0) {
    console.log(`✗ ${step} fails with none of them put back:\n${output}`);
    return 0;
  }
  let found = 0;
  for (const group of TOGETHER.includes(step) ? [faults] : faults.map((each) => [each])) {
    try {
      checkout.putBack(group.flatMap(({ edits }) => edits));
      for (const each of group) found += (await isFound(checkout, each)) ? 1 : 0;
    } catch (error) {
      const numbers = group.map(({ number }) => number).join(', ');
      console.log(`✗ ${numbers}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await checkout.restore();
    }
  }
  return found;
}

async function isFound(checkout: Checkout, { step, asked, told, number, fault }: Numbered): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await FINDERS[step](checkout.folder, [asked]);
  const isTold = output.split('\n').some((line) => !line.trim().startsWith('✓') && line.includes(told));
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  const isIt = code !== 0 && isTold;
  console.log(
    `${isIt ? '✓' : '✗'} ${String(number).padStart(2)}  ${step.padEnd(8)} ${seconds} s  ${fault}  (${asked || step})`,
  );
  if (!isIt) console.log(code === 0 ? 'Nothing failed.' : output.slice(-3000));
  return isIt;
}

process.exitCode = (await main()) === 0 ? 0 : 1;
