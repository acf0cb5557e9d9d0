import { runProgram } from '../processes/run-program.ts';
import { runAsked } from './run-asked.ts';
import type { Step } from './step.ts';
import { everything } from './suite.ts';

/** A check of the whole repository that is a program: one pass or one failure by its exit code. */
export function programStep(name: string, program: string, words: string[]): Step {
  return {
    name,
    run: (green) =>
      runAsked({ step: name, suites: () => [everything], green }, async () => {
        const { code, output } = await runProgram(program, words);
        return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
      }),
  };
}
