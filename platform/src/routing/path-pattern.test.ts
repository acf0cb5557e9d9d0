import { expect, test } from 'vitest';
import { matches, mostSpecific, ownerOf } from './path-pattern.ts';

test.each([
  ['/', '/', true],
  ['/joblist', '/joblist', true],
  ['/joblist', '/joblist/', true],
  ['/joblist/:id', '/joblist/7', true],
  ['/joblist/:id', '/joblist', false],
  ['/joblist/:id', '/joblist/7/more', false],
  ['/joblist', '/JobList', false],
])('%s and %s: %s', (pattern, pathname, expected) => {
  expect(matches(pattern, pathname)).toBe(expected);
});

test('a word beats a parameter, wherever the patterns first differ', () => {
  expect(mostSpecific(['/joblist/:id', '/joblist/new'], '/joblist/new')).toBe('/joblist/new');
  expect(mostSpecific(['/:a/new', '/joblist/:b'], '/joblist/new')).toBe('/joblist/:b');
  expect(mostSpecific(['/jobs/:id/resumes/:other/match'], '/jobs/1/resumes/2')).toBeUndefined();
});

test('[SH-05] two remotes share a prefix, and each owns its own pages', () => {
  const resumes = { name: 'mfe_resumes', paths: ['/resumes', '/resumes/new', '/resumes/:id/edit'] };
  const ai = { name: 'mfe_ai', paths: ['/resumes/:id/ai-score'] };
  const owner = (pathname: string) => ownerOf([resumes, ai], ({ paths }) => paths, pathname)?.name;

  expect(owner('/resumes/new')).toBe('mfe_resumes');
  expect(owner('/resumes/7/edit')).toBe('mfe_resumes');
  expect(owner('/resumes/7/ai-score')).toBe('mfe_ai');
  expect(owner('/resumes/7/else')).toBeUndefined();
});
