import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosave } from './autosave.ts';

const send = vi.fn<(value: string) => Promise<string>>();
const onState = vi.fn();

function anAutosave() {
  return new Autosave<string>({ send, onState });
}

const states = () => onState.mock.calls.map(([state]) => state);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  send.mockImplementation(async (value) => `${value}, stored`);
});

afterEach(() => vi.useRealTimers());

test('typing is saved once, after a pause', async () => {
  const autosave = anAutosave();

  autosave.schedule('a', 600);
  await vi.advanceTimersByTimeAsync(400);
  autosave.schedule('ab', 600);
  await vi.advanceTimersByTimeAsync(599);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  expect(send.mock.calls).toEqual([['ab']]);
  expect(states().at(-1)).toBe('saved');
});

test('one call at a time: what changes while one is under way follows it', async () => {
  const first = Promise.withResolvers<string>();
  send.mockImplementationOnce(() => first.promise);
  const autosave = anAutosave();
  autosave.schedule('a', 0);
  await vi.advanceTimersByTimeAsync(0);

  autosave.schedule('b', 0);
  await vi.advanceTimersByTimeAsync(50);
  expect(send).toHaveBeenCalledTimes(1);
  first.resolve('a, stored');
  await vi.advanceTimersByTimeAsync(0);

  expect(send.mock.calls).toEqual([['a'], ['b']]);
  expect(states()).toEqual(['waiting', 'saving', 'saving', 'saved']);
});

test('[VD-02] what fails is kept, and sent again on demand', async () => {
  send.mockRejectedValueOnce(new Error('offline'));
  const autosave = anAutosave();
  autosave.schedule('a', 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(states().at(-1)).toBe('failed');
  expect(autosave.isDirty).toBe(true);

  autosave.flush();
  await vi.advanceTimersByTimeAsync(0);

  expect(send.mock.calls).toEqual([['a'], ['a']]);
  expect(autosave.isDirty).toBe(false);
});

test('a change after a failure is saved in its place', async () => {
  send.mockRejectedValueOnce(new Error('offline'));
  const autosave = anAutosave();
  autosave.schedule('a', 0);
  await vi.advanceTimersByTimeAsync(0);

  autosave.schedule('b', 0);
  await vi.advanceTimersByTimeAsync(0);

  expect(send).toHaveBeenLastCalledWith('b');
  expect(states().at(-1)).toBe('saved');
});
