import { expect, test } from 'vitest';
import { aRemoteRelease, aShellRelease } from '../../../shell/server/testing/released.ts';
import { aContext, live } from '../testing/a-context.ts';
import { itFitsTheShellOfEveryChannel as rule } from './it-fits-the-shell-of-every-channel.ts';

const provides = (version: string) => ({ react: { version, js: [], css: [] } });
const today = aShellRelease({ provides: provides('19.3.1') });
const tried = aShellRelease({ version: '2.0.0-cccccccccc', provides: provides('19.4.0') });
const needs = (range: string) => aRemoteRelease({ shared: { react: { range, singleton: true } } });

test('a remote that finds in the shell what it needs is good', () => {
  expect(rule.check(aContext(needs('^19.3.1'), { others: [live(today)] }))).toEqual([]);
});

test('a remote that fits the shell of most, but not the one that some try, is refused', () => {
  const others = [live(today), live(tried, 'canary')];

  expect(rule.check(aContext(needs('~19.3.1'), { others }))).toEqual([
    {
      what: 'mfe-jobs needs react ~19.3.1, but the shell 2.0.0-cccccccccc provides 19.4.0 (canary).',
      fix: 'Release the shell first, or both together: npm run release -- shell mfe-jobs',
    },
  ]);
});

test('a shell that no longer provides what the canary of a remote needs is refused', () => {
  const others = [live(needs('^19.4.0')), live(needs('~19.3.1'), 'canary')];

  expect(rule.check(aContext(tried, { others }))).toEqual([
    {
      what: 'mfe-jobs needs react ~19.3.1, but the shell 2.0.0-cccccccccc provides 19.4.0 (mfe-jobs 1.0.0-bbbbbbbbbb is canary).',
      fix: 'Release both together: npm run release -- shell mfe-jobs',
    },
  ]);
});

test('what a remote brings itself need not be provided', () => {
  const own = aRemoteRelease({
    shared: { '@shortlist/api-contract': { range: '^1.0.0', singleton: false } },
  });

  expect(rule.check(aContext(own, { others: [live(today)] }))).toEqual([]);
});

const ofNext = aRemoteRelease({ react: 20, shared: { react: { range: '^20.0.0', singleton: true } } });
const offersNext = aShellRelease({ provides: provides('19.3.1'), otherReacts: { 20: provides('20.1.0') } });

test('[TM-06] a remote of another React fits a shell that offers it, and is refused beside one that does not', () => {
  expect(rule.check(aContext(ofNext, { others: [live(offersNext)] }))).toEqual([]);
  expect(rule.check(aContext(ofNext, { others: [live(today)] }))).toEqual([
    {
      what: 'mfe-jobs needs React 20, but the shell 1.0.0-aaaaaaaaaa provides React 19 (stable).',
      fix: 'Offer that React in the shell first: docs/guides/raising-react.md.',
    },
  ]);
});

test('[TM-06] a shell that no longer offers the React of a live remote is refused', () => {
  expect(rule.check(aContext(today, { others: [live(ofNext)] }))).toEqual([
    {
      what: 'mfe-jobs needs React 20, but the shell 1.0.0-aaaaaaaaaa provides React 19 (mfe-jobs 1.0.0-bbbbbbbbbb is stable).',
      fix: 'Offer that React beside its own: docs/guides/raising-react.md.',
    },
  ]);
});
