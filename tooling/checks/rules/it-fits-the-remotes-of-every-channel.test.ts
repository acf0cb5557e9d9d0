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

const SLOT = 'mfe_jobs/Position';

/** mfe-jobs with a slot that passes these. */
const host = (passed: WidgetShape) => aRemoteRelease({ slots: { [SLOT]: passed } });

/** mfe-ai, which offers a widget with these props for it. */
const guest = (wanted: WidgetShape, slot = SLOT) =>
  aRemoteRelease({
    name: 'mfe_ai',
    package: 'mfe-ai',
    version: '1.0.0-dddddddddd',
    contracts: { 'mfe_ai/Matches': wanted },
    offers: [{ slot, widget: 'mfe_ai/Matches', order: 1 }],
  });

test('[TM-03] a widget that asks for what the slot passes, or for less, is good, from both sides', () => {
  const [passing, offering] = [host({ job: 'required', 'job.id': 'required' }), guest({ job: 'required' })];

  expect(rule.check(aContext(offering, { others: [live(passing)] }))).toEqual([]);
  expect(rule.check(aContext(passing, { others: [live(offering)] }))).toEqual([]);
});

test('[TM-03] an offer that the live slot does not satisfy, or for a slot that is not there, is refused', () => {
  const wanted = guest({ job: 'required' });

  expect(rule.check(aContext(wanted, { others: [live(host({ job: 'optional' }))] }))).toMatchObject([
    {
      what: 'This release offers mfe_ai/Matches for mfe_jobs/Position, which in mfe-jobs 1.0.0-bbbbbbbbbb (stable) does not pass the required prop job.',
    },
  ]);
  expect(rule.check(aContext(guest({}, 'mfe_jobs/Nowhere'), { others: [live(host({}))] }))).toMatchObject([
    {
      what: 'This release offers mfe_ai/Matches for mfe_jobs/Nowhere, a slot that mfe-jobs 1.0.0-bbbbbbbbbb (stable) does not have.',
      fix: expect.stringContaining('release mfe-jobs first'),
    },
  ]);
  expect(rule.check(aContext(guest({}, 'mfe_ghost/Slot'), { others: [live(host({}))] }))).toEqual([]);
});

test('[TM-03] a host can neither take its slot away nor pass less while a canary needs it', () => {
  const others = [live(guest({ job: 'required' }), 'canary')];

  expect(rule.check(aContext(aRemoteRelease(), { others }))).toMatchObject([
    {
      what: 'mfe-ai 1.0.0-dddddddddd (canary) offers mfe_ai/Matches for mfe_jobs/Position, a slot that this release does not have.',
      fix: expect.stringContaining('Keep the slot as it was until mfe-ai is released without the offer'),
    },
  ]);
  expect(rule.check(aContext(host({}), { others }))).toHaveLength(1);
});

const props = (type: object | string) => ({ members: { onEdit: { type, isOptional: true } } });
const FUNCTION = { parameters: [], returns: 'void' };

test('[TM-02] a prop that was a function and became a number is refused, from both sides', () => {
  const [known, wanted] = [{ [ACTIONS]: props(FUNCTION) }, { [ACTIONS]: props('number') }];
  const [shows, changed] = [{ ...user(shape), types: known }, provider(shape, { types: wanted })];

  expect(rule.check(aContext(changed, { others: [live(shows)] }))).toMatchObject([
    {
      what: 'mfe-ai 1.0.0-dddddddddd (stable) shows mfe_jobs/Actions, which in this release takes the prop onEdit as number, and it gives () => void.',
    },
  ]);
  expect(rule.check(aContext(shows, { others: [live(changed)] }))).toHaveLength(1);
  expect(rule.check(aContext({ ...changed, types: known }, { others: [live(shows)] }))).toEqual([]);
});

const withJob = (type: string) => ({ members: { job: { type, isOptional: false } } });

test('[TM-02] a slot that passes a value of another type than a live widget takes is refused', () => {
  const passing = { ...host({ job: 'required' }), types: { [SLOT]: withJob('string') } };
  const offering = { ...guest({ job: 'required' }), types: { 'mfe_ai/Matches': withJob('number') } };

  expect(rule.check(aContext(passing, { others: [live(offering)] }))).toMatchObject([
    {
      what: 'mfe-ai 1.0.0-dddddddddd (stable) offers mfe_ai/Matches for mfe_jobs/Position, which in this release passes the prop job as string, and it takes number.',
    },
  ]);
});
