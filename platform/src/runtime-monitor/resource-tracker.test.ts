import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRemote } from '../loader/testing/a-remote.ts';
import { createResourceTracker, type ResourceTracker } from './resource-tracker.ts';

const jobs = aRemote();
const ai = aRemote({ name: 'mfe_ai' });

let asker = jobs;
let tracker: ResourceTracker;
let isEvaluating: boolean;

beforeEach(() => {
  asker = jobs;
  isEvaluating = false;
  const remoteOf = (stack: string) => (stack.includes('resource-tracker.test') ? asker : undefined);
  tracker = createResourceTracker({ remoteOf, visitorOf: remoteOf, isEvaluating: () => isEvaluating });
});
afterEach(() => tracker.close());

const nothing = () => {};

test('knows what is held, of whom, and by its kind', () => {
  const timer = window.setInterval(nothing, 60_000);
  window.addEventListener('resize', nothing);
  document.addEventListener('keydown', nothing, true);

  expect(tracker.residueOf(jobs)).toEqual({
    count: 3,
    what: 'an interval x1, resize on window x1, keydown on document x1',
  });
  asker = ai;
  expect(tracker.residueOf(jobs).count).toBe(0);
  expect(tracker.residueOf(ai).count).toBe(3);
  window.clearInterval(timer);
  window.removeEventListener('resize', nothing);
  document.removeEventListener('keydown', nothing, true);
});

test('what was taken back is not held', () => {
  const controller = new AbortController();
  const timer = window.setInterval(nothing, 60_000);
  window.addEventListener('resize', nothing);
  document.addEventListener('keydown', nothing, { capture: true });
  window.addEventListener('scroll', nothing, { signal: controller.signal });

  window.clearInterval(timer);
  window.removeEventListener('resize', nothing);
  document.removeEventListener('keydown', nothing, true);
  controller.abort();

  expect(tracker.residueOf(jobs)).toEqual({ count: 0, what: '' });
});

test('a listener that is added twice is one, and one that leaves after its first event is none', () => {
  window.addEventListener('resize', nothing);
  window.addEventListener('resize', nothing);
  window.addEventListener('offline', nothing, { once: true });

  expect(tracker.residueOf(jobs)).toEqual({ count: 1, what: 'resize on window x1' });
  window.removeEventListener('resize', nothing);
  window.removeEventListener('offline', nothing);
});

test('a listener for the way down is another than the same for the way up', () => {
  window.addEventListener('resize', nothing);
  window.addEventListener('resize', nothing, true);

  window.removeEventListener('resize', nothing, true);

  expect(tracker.residueOf(jobs).count).toBe(1);
  window.removeEventListener('resize', nothing);
});

test('what a visit has left is taken back; what a module holds, and what keeps a person from losing something, stays', () => {
  const heard = vi.fn();
  isEvaluating = true;
  window.addEventListener('storage', nothing);
  isEvaluating = false;
  window.addEventListener('beforeunload', nothing);
  window.addEventListener('resize', heard);
  window.setInterval(heard, 60_000);

  expect(tracker.releaseVisit(jobs)).toEqual({ count: 2, what: 'resize on window x1, an interval x1' });

  window.dispatchEvent(new Event('resize'));
  expect(heard).not.toHaveBeenCalled();
  expect(tracker.releaseVisit(jobs).count).toBe(0);
  expect(tracker.residueOf(jobs).what).toBe('storage on window x1, beforeunload on window x1');
  window.removeEventListener('storage', nothing);
  window.removeEventListener('beforeunload', nothing);
});

test('what is listened to is heard as without a tracker', () => {
  const heard = vi.fn();
  window.addEventListener('shortlist-news', heard);
  window.dispatchEvent(new Event('shortlist-news'));
  window.removeEventListener('shortlist-news', heard);
  window.dispatchEvent(new Event('shortlist-news'));

  expect(heard).toHaveBeenCalledOnce();
});

test('a tracker that is closed notes nothing more', () => {
  tracker.close();

  const timer = window.setInterval(nothing, 60_000);
  window.addEventListener('resize', nothing);

  expect(tracker.residueOf(jobs).count).toBe(0);
  window.clearInterval(timer);
  window.removeEventListener('resize', nothing);
});
