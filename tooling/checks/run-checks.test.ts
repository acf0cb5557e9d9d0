import { expect, test } from 'vitest';
import { aRemoteRelease, aShellRelease } from '../../shell/server/testing/released.ts';
import type { Problem, Rule } from './rule.ts';
import { RefusedReleaseError, runChecks } from './run-checks.ts';
import { aContext } from './testing/a-context.ts';

const rule = (name: string, problems: Problem[] = [], rest: Partial<Rule> = {}): Rule => ({
  name,
  why: 'People would notice.',
  check: () => problems,
  ...rest,
});

const fix = 'Do it again.';

test('a candidate that keeps every rule has no breach, and each rule is told', async () => {
  const told: string[] = [];
  const rules = { cheap: [rule('it is small')], costly: [rule('it runs')] };

  const breaches = await runChecks(aContext(aRemoteRelease()), rules, (outcome) =>
    told.push(outcome.rule.name),
  );

  expect(breaches).toEqual([]);
  expect(told).toEqual(['it is small', 'it runs']);
});

test('all cheap rules are asked even when one is broken; a browser is opened for a good candidate only', async () => {
  const costly = rule('it runs', [{ what: 'It does not.', fix }]);
  const cheap = [
    rule('it is small', [{ what: 'It is large.', fix }]),
    rule('it is named', [{ what: 'No.', fix }]),
  ];

  const breaches = await runChecks(aContext(aRemoteRelease()), { cheap, costly: [costly] });

  expect(breaches.map((breach) => breach.rule.name)).toEqual(['it is small', 'it is named']);
});

test('a shell is not asked what only a remote can be asked', async () => {
  const cheap = [rule('it has a team', [{ what: 'It has none.', fix }], { isForRemotesOnly: true })];

  expect(await runChecks(aContext(aShellRelease()), { cheap })).toEqual([]);
});

test('a refusal says each broken rule, why it is there, what is wrong, and how to fix it', async () => {
  const problems = [
    { what: 'One is large.', fix },
    { what: 'Two is large.', fix },
    { what: 'Three has no name.', fix: 'Name it.' },
  ];
  const breaches = await runChecks(aContext(aRemoteRelease()), { cheap: [rule('it is small', problems)] });

  expect(new RefusedReleaseError(breaches).message.split('\n')).toEqual([
    'Nothing was released.',
    '✗ mfe-jobs: it is small',
    '  Why: People would notice.',
    '  - One is large.',
    '  - Two is large.',
    '    Fix: Do it again.',
    '  - Three has no name.',
    '    Fix: Name it.',
  ]);
});
