import { runProgram } from '../processes/run-program.ts';
import type { Step } from './step.ts';

/** A check that is a program: one pass or one failure by its exit code. */
export function programStep(name: string, program: string, words: string[]): Step {
  return {
    name,
    async run() {
      const { code, output } = await runProgram(program, words);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}
