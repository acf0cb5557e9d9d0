import { expect, test } from 'vitest';
import { aRemoteRelease, aShellRelease } from '../../../shell/server/testing/released.ts';
import { aBuild, aContext } from '../testing/a-context.ts';
import { itsSizeStaysInItsBudget as rule } from './its-size-stays-in-its-budget.ts';

const budget = { entry: 500, page: 2000, widget: 2000 };
const compressed = {
  'remoteEntry.js': 400,
  'list.1111111111.js': 1200,
  'list.1111111111.css': 300,
  'board.1111111111.js': 1400,
};
const parts = {
  pages: [
    {
      path: '/joblist',
      js: ['list.1111111111.js'],
      css: ['list.1111111111.css'],
      widgets: [],
      slots: [],
      shared: [],
    },
  ],
  exposes: {
    './routes': { js: [], css: [], shared: [] },
    './Board': { js: ['board.1111111111.js'], css: [], shared: [] },
  },
};
const small = aRemoteRelease({ ...parts, compressed, budget });

test('a remote whose container, pages and widgets stay in its budget is good', () => {
  expect(rule.check(aContext(small))).toEqual([]);
});

test('a page above the budget is named with its largest files and with what grew since the live version', () => {
  const grown = aRemoteRelease({
    ...parts,
    pages: [
      {
        ...parts.pages[0],
        path: '/joblist',
        js: ['list.2222222222.js'],
        css: [],
        widgets: [],
        slots: [],
        shared: [],
      },
    ],
    compressed: { ...compressed, 'list.2222222222.js': 1900 },
    budget,
  });

  const problems = rule.check(aContext(grown, { previous: aBuild(small) }));

  expect(problems).toEqual([
    {
      what: 'The page /joblist weighs 2,300 B; its budget is 2,000 B. Largest: list.2222222222.js 1,900 B, remoteEntry.js 400 B. It is 400 B more than the live version. Grown: list.2222222222.js +700 B.',
      fix: expect.stringContaining('raise the budget in remote.config.ts'),
    },
  ]);
});

test('a container and a widget have budgets of their own', () => {
  const tight = aRemoteRelease({ ...parts, compressed, budget: { entry: 399, page: 2000, widget: 1799 } });

  expect(rule.check(aContext(tight))).toMatchObject([
    { what: 'Its container weighs 400 B; its budget is 399 B.' },
    { what: expect.stringMatching(/^The widget Board weighs 1,800 B; its budget is 1,799 B\./) },
  ]);
});

test('a remote without a budget is refused', () => {
  const endless = aRemoteRelease({ ...parts, compressed, budget: null });

  expect(rule.check(aContext(endless))).toMatchObject([{ what: 'It names no budget.' }]);
});

test('a shell above its budget is told which package grew in its first file', () => {
  const first = { 'main.1.js': 900, 'main.1.css': 90 };
  const before = aShellRelease({ compressed: first, shares: { zod: 100, react: 800 } });
  const grown = aShellRelease({
    compressed: { ...first, 'main.1.js': 1010 },
    shares: { zod: 230, react: 800, 'react-aria': 20 },
    budget: { entry: 1000, page: 2000, widget: 0 },
  });

  const problems = rule.check(aContext(grown, { previous: aBuild(before) }));

  expect(problems).toEqual([
    {
      what: 'Its first files weigh 1,100 B; its budget is 1,000 B. It is 110 B more than the live version. Grown: zod +130 B, react-aria +20 B.',
      fix: expect.stringContaining('budget.ts'),
    },
  ]);
});
