import type { RemoteRelease } from '@shortlist/platform/release-set';
import { expect, test } from 'vitest';
import { aRemoteRelease, aShellRelease } from '../../../shell/server/testing/released.ts';
import { aContext, live } from '../testing/a-context.ts';
import { itsRoutesAreNobodyElses as rule } from './its-routes-are-nobody-elses.ts';

function remote(name: string, prefixes: string[], ...paths: string[]): RemoteRelease {
  const pages = paths.map((path) => ({ path, js: [], css: [], widgets: [], slots: [], shared: [] }));
  return aRemoteRelease({ name: name.replace('-', '_'), package: name, prefixes, pages });
}

const resumes = remote('mfe-resumes', ['/resumes'], '/resumes', '/resumes/:id');

test('a page inside the prefix of another is good where its own prefix says more', () => {
  const ai = remote('mfe-ai', ['/resumes/:id/ai-score'], '/resumes/:id/ai-score');

  expect(rule.check(aContext(ai, { others: [live(resumes)] }))).toEqual([]);
  expect(rule.check(aContext(resumes, { others: [live(ai)] }))).toEqual([]);
});

test('a page that another remote has too is refused, said once for both channels', () => {
  const jobs = remote('mfe-jobs', ['/joblist', '/resumes/:name'], '/resumes/:name');

  const problems = rule.check(aContext(jobs, { others: [live(resumes), live(resumes, 'canary')] }));

  expect(problems).toEqual([
    {
      what: 'It has the page /resumes/:name, and so has mfe-resumes 1.0.0-bbbbbbbbbb.',
      fix: expect.stringContaining('Choose another address.'),
    },
  ]);
});

test('a page in the prefix of another is refused, and a prefix that takes the page of another', () => {
  const jobs = remote('mfe-jobs', ['/joblist', '/resumes/:id'], '/joblist', '/resumes/:id/jobs');
  const greedy = remote('mfe-billing', ['/resumes']);
  const claimed = remote('mfe-jobs', ['/joblist'], '/resumes/new');

  expect(rule.check(aContext(jobs, { others: [live(resumes)] }))).toMatchObject([
    {
      what: 'mfe-resumes 1.0.0-bbbbbbbbbb has the page /resumes/:id, which lies in /resumes/:id of mfe-jobs 1.0.0-bbbbbbbbbb.',
    },
  ]);
  expect(rule.check(aContext(greedy, { others: [live(resumes)] }))).toHaveLength(2);
  expect(rule.check(aContext(claimed, { others: [live(resumes)] }))).toMatchObject([
    { what: 'It has the page /resumes/new, which lies in /resumes of mfe-resumes 1.0.0-bbbbbbbbbb.' },
  ]);
});

test('a page of the shell is nobody else’s', () => {
  const login = remote('mfe-jobs', ['/login'], '/login');

  expect(rule.check(aContext(login, { others: [live(aShellRelease())] }))).toMatchObject([
    { what: 'It has the page /login, and so has shell 1.0.0-aaaaaaaaaa.' },
  ]);
});
