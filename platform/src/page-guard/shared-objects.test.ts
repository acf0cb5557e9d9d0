import { expect, onTestFinished, test } from 'vitest';
import { watchSharedObjects } from './shared-objects.ts';

const anyArray = Array.prototype as unknown as Record<string, unknown>;
const named = (changes: readonly { what: string }[]): string[] => changes.map(({ what }) => what);

test('[TM-05] what was replaced, added, hidden, or taken away is found by its name, and put back', () => {
  const objects = watchSharedObjects();
  const { max } = Math;
  Math.max = () => 0;
  anyArray.last = () => undefined;
  history.pushState = () => {};
  Reflect.deleteProperty(Array.prototype, 'at');

  const changes = objects.changes();
  const undone = changes.map(({ undo }) => undo());

  expect(named(changes)).toEqual(
    expect.arrayContaining(['Math.max', 'Array.prototype.last', 'history.pushState', 'Array.prototype.at']),
  );
  expect(undone).toEqual(changes.map(() => true));
  expect(objects.changes()).toEqual([]);
  expect(Math.max).toBe(max);
  expect([1, 2].at(-1)).toBe(2);
});

test('of constructors those are watched that are named', () => {
  const were = { WeakSet, FinalizationRegistry };
  const objects = watchSharedObjects();
  onTestFinished(() => void Object.assign(window, were));

  Object.assign(window, { WeakSet: Object, FinalizationRegistry: Object });

  expect(named(objects.changes())).toEqual(['WeakSet']);
});

const refuse = (): never => {
  throw new Error('Not today.');
};

test('a method that can no longer be read was changed', () => {
  const objects = watchSharedObjects();
  const was = Object.getOwnPropertyDescriptor(Math, 'cbrt');
  Object.defineProperty(Math, 'cbrt', { configurable: true, get: refuse });

  const changes = objects.changes();

  expect(named(changes)).toEqual(['Math.cbrt']);
  expect(changes.map(({ undo }) => undo())).toEqual([true]);
  expect(Object.getOwnPropertyDescriptor(Math, 'cbrt')).toEqual(was);
});

test('what a page keeps in its globals is no change', () => {
  const objects = watchSharedObjects();

  Object.assign(window, { mfe_jobs: { get: () => {} }, shortlistRetry: '?retry=1' });

  expect(objects.changes()).toEqual([]);
  Reflect.deleteProperty(window, 'mfe_jobs');
});

test('a property of no value that hides nothing is no change, as React leaves one where it has read a stack', () => {
  const objects = watchSharedObjects();
  onTestFinished(() => {
    for (const key of ['lastStack', 'call']) Reflect.deleteProperty(Error, key);
  });

  Object.assign(Error, { lastStack: undefined, call: undefined });

  expect(named(objects.changes())).toEqual(['Error.call']);
});

test('what was accepted is what it is compared with from then on', () => {
  const objects = watchSharedObjects();
  const { max } = Math;
  Math.max = () => 0;

  objects.accept();

  expect(objects.changes()).toEqual([]);
  Math.max = max;
  expect(named(objects.changes())).toEqual(['Math.max']);
});

test('what can no longer be redefined is said to stay', () => {
  const objects = watchSharedObjects();
  Object.defineProperty(anyArray, 'forEver', { value: () => {}, configurable: false });

  expect(objects.changes().map(({ what, undo }) => [what, undo()])).toEqual([
    ['Array.prototype.forEver', false],
  ]);
});
