import { buildStorybook } from '../storybook/static.ts';
import type { Step } from './step.ts';

/** The story gate over the static Storybook, which is built first when a story could have changed. */
export const stories: Step = {
  name: 'stories',
  async run() {
    await buildStorybook();
    const { runStoryGate } = await import('../story-gate/gate.ts');
    const { passed, failed, failures, looks } = await runStoryGate();
    return { passed, failed, output: failures.join('\n'), note: looks };
  },
};
