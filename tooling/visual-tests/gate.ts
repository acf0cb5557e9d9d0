import { parseArgs } from 'node:util';
import { buildStorybook } from '../storybook/static.ts';
import { runStoryGate } from './story-gate.ts';

export { runStoryGate, type StoryGateOptions } from './story-gate.ts';
export type { StoryGateResult } from './story-gate-result.ts';

/** The command: node tooling/visual-tests/gate.ts [--update] [--filter words] [--no-build]; exit code 1 on a fault. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      update: { type: 'boolean', default: false },
      filter: { type: 'string', default: '' },
      build: { type: 'boolean', default: true },
    },
    allowNegative: true,
  });
  if (values.build) await buildStorybook();
  const started = performance.now();
  const { passed, failed, failures, looks } = await runStoryGate(values);
  for (const failure of failures) console.log(`✗ ${failure}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed} passed, ${failed} failed, ${seconds} s: ${looks}`);
  if (failed > 0) process.exitCode = 1;
}

if (import.meta.main) await main();
