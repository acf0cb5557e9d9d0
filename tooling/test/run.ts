import { parseArgs } from 'node:util';
import { isThorough } from './depth.ts';
import { GreenSuites } from './green-suites.ts';
import { countsOf, runStep } from './step.ts';
import { chooseSteps } from './steps.ts';

const started = performance.now();
const { values } = parseArgs({
  options: { only: { type: 'string' }, fresh: { type: 'boolean', default: false } },
});
const chosen = chooseSteps(values.only?.split(','));
if (typeof chosen === 'string') {
  console.error(chosen);
  process.exit(1);
}

// Who judges a change starts from nothing: so does every run in CI, and one that goes deeper than usual.
const isIgnored = values.fresh || Boolean(process.env.CI) || isThorough;
const green = new GreenSuites({ isIgnored });
const total = { passed: 0, failed: 0 };
for (const step of chosen) {
  const { passed, failed } = await runStep(step, green);
  total.passed += passed;
  total.failed += failed;
}
console.log(`in ${((performance.now() - started) / 1000).toFixed(0)} s`);
console.log(countsOf(total));
process.exitCode = total.failed > 0 ? 1 : 0;
