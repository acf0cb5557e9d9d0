import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRemote } from '../loader/testing/a-remote.ts';
import { type Ledger, openLedger } from './ledger.ts';

const jobs = aRemote();
const ai = aRemote({ name: 'mfe_ai' });

let asker = jobs;
let ledger: Ledger;

beforeEach(() => {
  asker = jobs;
  ledger = openLedger((stack) => (stack.includes('ledger.test') ? asker : undefined));
});
afterEach(() => ledger.close());

const nothing = () => {};

test('knows what is held, of whom, and by its kind', () => {
  const timer = window.setInterval(nothing, 60_000);
  window.addEventListener('resize', nothing);
  document.addEventListener('keydown', nothing, true);

  expect(ledger.residueOf(jobs)).toEqual({
    count: 3,
    what: 'an interval x1, resize on window x1, keydown on document x1',
  });
  asker = ai;
  expect(ledger.residueOf(jobs).count).toBe(0);
  expect(ledger.residueOf(ai).count).toBe(3);
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

  expect(ledger.residueOf(jobs)).toEqual({ count: 0, what: '' });
});

test('a listener that is added twice is one, and one that leaves after its first event is none', () => {
  window.addEventListener('resize', nothing);
  window.addEventListener('resize', nothing);
  window.addEventListener('offline', nothing, { once: true });

  expect(ledger.residueOf(jobs)).toEqual({ count: 1, what: 'resize on window x1' });
  window.removeEventListener('resize', nothing);
  window.removeEventListener('offline', nothing);
});

test('a listener for the way down is another than the same for the way up', () => {
  window.addEventListener('resize', nothing);
  window.addEventListener('resize', nothing, true);

  window.removeEventListener('resize', nothing, true);

  expect(ledger.residueOf(jobs).count).toBe(1);
  window.removeEventListener('resize', nothing);
});

test('what is listened to is heard as without a ledger', () => {
  const heard = vi.fn();
  window.addEventListener('shortlist-news', heard);
  window.dispatchEvent(new Event('shortlist-news'));
  window.removeEventListener('shortlist-news', heard);
  window.dispatchEvent(new Event('shortlist-news'));

  expect(heard).toHaveBeenCalledOnce();
});

test('a ledger that is closed notes nothing more', () => {
  ledger.close();

  const timer = window.setInterval(nothing, 60_000);
  window.addEventListener('resize', nothing);

  expect(ledger.residueOf(jobs).count).toBe(0);
  window.clearInterval(timer);
  window.removeEventListener('resize', nothing);
});
