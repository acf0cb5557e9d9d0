import { buildStorybook } from '../storybook/static.ts';
import { runAsked } from './run-asked.ts';
import type { Step } from './step.ts';
import { storySuites } from './suite.ts';

/** The story gate over the static Storybook, which is built first when a story could have changed. */
export const stories: Step = {
  name: 'stories',
  run: (green) =>
    runAsked({ step: 'stories', suites: storySuites, green }, async (asked, isAll) => {
      await buildStorybook();
      const { runStoryGate } = await import('../visual-tests/gate.ts');
      const packages = isAll ? undefined : asked.map(({ name }) => name);
      const { passed, failed, failures, looks } = await runStoryGate({ packages });
      return { passed, failed, output: failures.join('\n'), note: looks };
    }),
};
