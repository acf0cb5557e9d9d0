import { embeddedTests, postgres } from './postgres-step.ts';
import { programStep } from './program-step.ts';
import type { Step } from './step.ts';
import { stories } from './stories-step.ts';
import { bffSuites, journeySuites, kitSuites, unitSuites } from './suite.ts';
import { vitestStep } from './vitest-step.ts';

/** The steps of `npm test`, in order: the quick answers first, the whole product last. */
const steps: Step[] = [
  programStep('types', 'tsc', ['-b']),
  programStep('lint', 'node', ['tooling/lint/lint.ts']),
  vitestStep({
    name: 'unit',
    suites: unitSuites,
    words: ['--project=!bff'],
    choose: (suites) => ({ words: suites.map(({ prefix }) => prefix) }),
  }),
  vitestStep({ name: 'bff', suites: bffSuites, words: ['--project=bff', ...embeddedTests()] }),
  postgres,
  stories,
  vitestStep({
    name: 'kit',
    suites: kitSuites,
    words: ['--config=tooling/contract-tests/vitest.config.ts'],
    choose: (suites) => ({ env: { KIT_SUITES: suites.map(({ name }) => name).join(',') } }),
  }),
  vitestStep({
    name: 'e2e',
    suites: journeySuites,
    words: ['--config=e2e/vitest.config.ts'],
    choose: (suites) => ({ words: suites.map(({ name }) => name) }),
  }),
];

/** All steps, or the named ones; a sentence when a name is unknown. */
export function chooseSteps(names?: string[]): Step[] | string {
  if (!names) return steps;
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown)
    return `There is no step "${unknown}": choose from ${steps.map((step) => step.name).join(', ')}.`;
  return steps.filter((step) => names.includes(step.name));
}
