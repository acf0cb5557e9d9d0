import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRemote } from '../loader/testing/a-remote.ts';
import { createResourceTracker, type ResourceTracker } from './resource-tracker.ts';

const jobs = aRemote();
const ai = aRemote({ name: 'mfe_ai' });

let asker = jobs;
let tracker: ResourceTracker;

beforeEach(() => {
  asker = jobs;
  tracker = createResourceTracker((stack) => (stack.includes('resource-tracker.test') ? asker : undefined));
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
