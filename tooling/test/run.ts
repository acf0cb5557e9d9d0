import { countsOf, runStep } from './step.ts';
import { chooseSteps } from './steps.ts';

const started = performance.now();
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const chosen = chooseSteps(only?.split(','));
if (typeof chosen === 'string') {
  console.error(chosen);
  process.exit(1);
}

const total = { passed: 0, failed: 0 };
for (const step of chosen) {
  const { passed, failed } = await runStep(step);
  total.passed += passed;
  total.failed += failed;
}
console.log(`in ${((performance.now() - started) / 1000).toFixed(0)} s`);
console.log(countsOf(total));
process.exitCode = total.failed > 0 ? 1 : 0;
