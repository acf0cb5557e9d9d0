import { postgres } from './postgres-step.ts';
import { programStep } from './program-step.ts';
import type { Step } from './step.ts';
import { stories } from './stories-step.ts';
import { vitestStep } from './vitest-step.ts';

/** The steps of `npm test`, in order: the quick answers first, the whole product last. */
const steps: Step[] = [
  programStep('types', 'tsc', ['-b']),
  programStep('lint', 'node', ['tooling/lint/lint.ts']),
  vitestStep('unit', ['--project=!bff']),
  vitestStep('bff', ['--project=bff']),
  postgres,
  stories,
  vitestStep('kit', ['--config=tooling/kit/vitest.config.ts']),
  vitestStep('e2e', ['--config=e2e/vitest.config.ts']),
];

/** All steps, or the named ones; a sentence when a name is unknown. */
export function chooseSteps(names?: string[]): Step[] | string {
  if (!names) return steps;
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown)
    return `There is no step "${unknown}": choose from ${steps.map((step) => step.name).join(', ')}.`;
  return steps.filter((step) => names.includes(step.name));
}
