import { expect, test } from 'vitest';
import { aReleaseSet, aRemote } from '../loader/testing/a-remote.ts';
import { createRegistry } from './registry.ts';

const resumes = aRemote({ name: 'mfe_resumes', paths: ['/resumes', '/:anything'] });
const registry = createRegistry(aReleaseSet(aRemote(), resumes), ['/', '/login']);

test('finds a remote by the name of its container', () => {
  expect(registry.byName('mfe_resumes')).toBe(resumes);
  expect(registry.byName('mfe_ghost')).toBeUndefined();
});

test('finds a remote by the address of a page', () => {
  expect(registry.byPath('/joblist/7')?.name).toBe('mfe_jobs');
  expect(registry.byPath('/nowhere/at/all')).toBeUndefined();
});

test('no remote can take a page of the shell', () => {
  expect(registry.byPath('/login')).toBeUndefined();
  expect(registry.byPath('/else')?.name).toBe('mfe_resumes');
});
