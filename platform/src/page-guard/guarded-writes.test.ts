import { afterEach, expect, test, vi } from 'vitest';
import { aRemote } from '../loader/testing/a-remote.ts';
import type { RemoteInSet } from '../registry/release-set.ts';
import { guardWrites } from './guarded-writes.ts';

const jobs = aRemote();
const other = async () => new Response();
let writer: RemoteInSet | undefined;
let close: () => void = () => {};

afterEach(() => close());

test('[TM-05] a write of a remote has no effect and is told; anybody else writes as before', () => {
  const told = vi.fn();
  document.title = 'Shortlist';
  const inner = globalThis.fetch;
  close = guardWrites(() => writer, told);

  writer = jobs;
  document.title = 'Buy now';
  window.fetch = other;
  expect([document.title, window.fetch === inner]).toEqual(['Shortlist', true]);
  expect(told.mock.calls).toEqual([
    ['title', jobs],
    ['fetch', jobs],
  ]);

  writer = undefined;
  document.title = 'Plans';
  window.fetch = other;
  expect([document.title, window.fetch === other]).toEqual(['Plans', true]);

  window.fetch = inner;
});

test('what was guarded is as it was when the guard goes', () => {
  const before = Object.getOwnPropertyDescriptor(history, 'pushState');
  guardWrites(() => undefined, vi.fn())();

  expect(Object.getOwnPropertyDescriptor(history, 'pushState')).toEqual(before);
});
