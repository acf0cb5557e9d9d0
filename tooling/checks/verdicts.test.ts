import { NO_CHANNELS, toCanary, toStable, withdraw, withVerdict } from '@shortlist/shell/server';
import { expect, test } from 'vitest';
import { aRemoteRelease, aShellRelease } from '../../shell/server/testing/released.ts';
import { checkRelease } from './check-release.ts';
import { aBuild } from './testing/a-context.ts';
import { besideOf, verdictOn } from './verdicts.ts';

const placed = (version: string) => ({ version, commit: null, by: 'Ada', since: '2026-11-21T12:00:00.000Z' });
const live = toStable(toStable(NO_CHANNELS, 'shell', placed('1')), 'mfe-jobs', placed('1'));
const tried = toCanary(live, 'mfe-jobs', { placement: placed('2'), percent: 10 });
const checked = withVerdict(tried, 'mfe-jobs', {
  version: '2',
  beside: besideOf(tried, 'mfe-jobs'),
});

const find = async (name: string, version: string) =>
  aBuild(name === 'shell' ? aShellRelease({ version }) : aRemoteRelease({ version }));

test('[TM-04] a canary that was withdrawn is not checked again beside exactly what is live', async () => {
  const before = withdraw(checked, 'mfe-jobs');
  const after = toStable(before, 'mfe-jobs', placed('2'));
  const asked: string[] = [];

  const report = (_: string, { rule }: { rule: { name: string } }) => void asked.push(rule.name);
  await checkRelease({ before, after }, find, { depth: 'all', report });

  expect(asked).toEqual(['it was tried beside exactly what is live']);
});

test('[TM-04] what was found counts no longer when another package has another version, or a canary', () => {
  const withShell = toStable(checked, 'shell', placed('2'));
  const withCanary = toCanary(checked, 'mfe-ai', { placement: placed('1'), percent: 1 });

  expect(verdictOn(checked, 'mfe-jobs', '2')).toBeDefined();
  expect(verdictOn(withShell, 'mfe-jobs', '2')).toBeUndefined();
  expect(verdictOn(withCanary, 'mfe-jobs', '2')).toBeUndefined();
});
