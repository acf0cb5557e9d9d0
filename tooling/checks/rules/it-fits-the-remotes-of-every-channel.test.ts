import type { RemoteRelease, WidgetShape } from '@shortlist/platform/release-set';
import { expect, test } from 'vitest';
import { aRemoteRelease } from '../../../shell/server/testing/released.ts';
import { aContext, live } from '../testing/a-context.ts';
import { itFitsTheRemotesOfEveryChannel as rule } from './it-fits-the-remotes-of-every-channel.ts';

const nothing = { js: [], css: [], shared: [] };
const ACTIONS = 'mfe_jobs/Actions';

/** mfe-jobs, which has the widget Actions. */
function provider(shape: WidgetShape, overrides: Partial<RemoteRelease> = {}): RemoteRelease {
  return aRemoteRelease({ exposes: { './Actions': nothing }, contracts: { [ACTIONS]: shape }, ...overrides });
}

/** mfe-ai, which shows it, and was built when it had these props. */
function user(shape: WidgetShape): RemoteRelease {
  return aRemoteRelease({
    name: 'mfe_ai',
    package: 'mfe-ai',
    version: '1.0.0-dddddddddd',
    uses: [ACTIONS],
    contracts: { [ACTIONS]: shape },
  });
}

const shape: WidgetShape = { job: 'required', onEdit: 'optional' };

test('a widget with the props that its users know is good, from both sides', () => {
  expect(rule.check(aContext(provider(shape), { others: [live(user(shape))] }))).toEqual([]);
  expect(rule.check(aContext(user(shape), { others: [live(provider(shape))] }))).toEqual([]);
});

test('a new prop that may be left out, and one that is no longer asked for, break nobody', () => {
  const kinder = provider({ job: 'optional', onEdit: 'optional', onClose: 'optional' });

  expect(rule.check(aContext(kinder, { others: [live(user(shape))] }))).toEqual([]);
});

test('a release that no longer exposes what a canary shows is refused', () => {
  const others = [live(user(shape), 'canary')];

  expect(rule.check(aContext(provider(shape, { exposes: {} }), { others }))).toEqual([
    {
      what: 'mfe-ai 1.0.0-dddddddddd (canary) shows mfe_jobs/Actions, which this release does not expose.',
      fix: expect.stringContaining('Keep the widget as it was, and add what is new beside it'),
    },
  ]);
});

test.each<[string, WidgetShape, string]>([
  ['requires a new prop', { ...shape, team: 'required' }, 'requires the prop team, which it need not give'],
  [
    'requires what could be left out',
    { job: 'required', onEdit: 'required' },
    'requires the prop onEdit, which it need not give',
  ],
  ['loses a prop', { job: 'required' }, 'no longer has the prop onEdit'],
  [
    'requires a member of a prop',
    { ...shape, 'job.team': 'required' },
    'requires the prop job.team, which it need not give',
  ],
])('a widget that %s is refused while somebody shows it', (_what, wanted, reason) => {
  const problems = rule.check(aContext(provider(wanted), { others: [live(user(shape))] }));

  expect(problems).toMatchObject([
    { what: `mfe-ai 1.0.0-dddddddddd (stable) shows mfe_jobs/Actions, which in this release ${reason}.` },
  ]);
});

test('a remote that shows what the live version does not have yet is told whom to release first', () => {
  const problems = rule.check(aContext(user(shape), { others: [live(provider({}, { exposes: {} }))] }));

  expect(problems).toEqual([
    {
      what: 'It shows mfe_jobs/Actions, which mfe-jobs 1.0.0-bbbbbbbbbb (stable) does not expose.',
      fix: 'Release mfe-jobs first, or both together: npm run release -- mfe-jobs mfe-ai',
    },
  ]);
});

test('a widget of a remote that is not released at all stands in nobody’s way: its place says so', () => {
  expect(rule.check(aContext(user(shape)))).toEqual([]);
});
