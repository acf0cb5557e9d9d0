import { expect, test } from 'vitest';
import { acquired, type Breaker, CLOSED, FAILURES_TO_OPEN, failed, OPEN_MS, tryAcquire } from './breaker.ts';

const NOON = 1_000_000;

/** A breaker after that many failures in a row, at noon. */
function after(failures: number): Breaker {
  let breaker = CLOSED;
  for (let count = 0; count < failures; count += 1) breaker = failed(breaker, NOON);
  return breaker;
}

test('a remote is asked until it has failed three times in a row', () => {
  expect(tryAcquire(after(FAILURES_TO_OPEN - 1), NOON).mayLoad).toBe(true);
  expect(tryAcquire(after(FAILURES_TO_OPEN), NOON).mayLoad).toBe(false);
});

test('after a pause exactly one load may find out whether it is back', () => {
  const later = NOON + OPEN_MS;

  const first = tryAcquire(after(FAILURES_TO_OPEN), later);
  const second = tryAcquire(first.breaker, later);

  expect(first.mayLoad).toBe(true);
  expect(second.mayLoad).toBe(false);
});

test('a probe that fails has the remote left alone for another while', () => {
  const later = NOON + OPEN_MS;
  const probing = tryAcquire(after(FAILURES_TO_OPEN), later).breaker;

  const again = failed(probing, later);

  expect(tryAcquire(again, later + OPEN_MS - 1).mayLoad).toBe(false);
  expect(tryAcquire(again, later + OPEN_MS).mayLoad).toBe(true);
});

test('a person does not wait for the pause: the next load is the probe', () => {
  const pressed = acquired(after(FAILURES_TO_OPEN), NOON);

  const first = tryAcquire(pressed, NOON);

  expect(first.mayLoad).toBe(true);
  expect(tryAcquire(first.breaker, NOON).mayLoad).toBe(false);
});

test('a person who asks for a remote that is well forgets none of its failures', () => {
  const pressed = acquired(after(FAILURES_TO_OPEN - 1), NOON);

  expect(tryAcquire(failed(pressed, NOON), NOON).mayLoad).toBe(false);
});
