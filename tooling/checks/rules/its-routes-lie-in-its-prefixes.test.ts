import { expect, test } from 'vitest';
import { aRemoteRelease } from '../../../shell/server/testing/released.ts';
import { aContext } from '../testing/a-context.ts';
import { itsRoutesLieInItsPrefixes as rule } from './its-routes-lie-in-its-prefixes.ts';

const page = (path: string) => ({ path, js: [], css: [], widgets: [], slots: [], shared: [] });
const judge = (prefixes: string[], ...paths: string[]) =>
  rule.check(aContext(aRemoteRelease({ prefixes, pages: paths.map(page) })));

test('pages below the prefixes of their remote are good, whatever their parameters are called', () => {
  const problems = judge(
    ['/joblist', '/resumes/:id/score'],
    '/joblist',
    '/joblist/:id',
    '/resumes/:resume/score',
  );

  expect(problems).toEqual([]);
});

test('a page outside is refused, also where only the letters begin alike', () => {
  expect(judge(['/joblist'], '/jobs/:id', '/joblists')).toMatchObject([
    { what: 'Its page /jobs/:id lies in none of its prefixes: /joblist.' },
    { what: 'Its page /joblists lies in none of its prefixes: /joblist.' },
  ]);
});

test.each(['/', '/:anything'])('the prefix %s is refused: it is everybody’s', (prefix) => {
  expect(judge([prefix], '/joblist')).toContainEqual({
    what: `Its prefix ${prefix} holds the addresses of everybody.`,
    fix: expect.stringContaining('Begin each prefix in remote.config.ts with a word of its own'),
  });
});
