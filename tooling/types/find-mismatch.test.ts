import { expect, test } from 'vitest';
import { findMismatch } from './find-mismatch.ts';
import { printType, type TypeShape } from './type-shape.ts';

const fn = (returns: TypeShape, ...parameters: TypeShape[]): TypeShape => ({ parameters, returns });
const job = (type: TypeShape, isOptional = false): TypeShape => ({
  members: { job: { type: { members: { status: { type, isOptional } } }, isOptional: false } },
});
const status: TypeShape = { anyOf: ['"open"', '"closed"'] };

test.each<[TypeShape, TypeShape]>([
  ['string', 'string'],
  ['"open"', 'string'],
  ['5', 'number'],
  ['true', 'boolean'],
  [status, 'string'],
  ['"open"', status],
  ['string', 'unknown'],
  [job('string'), 'object'],
  [{ items: '"open"' }, { items: 'string' }],
  [job(status), job('string')],
  [job('string'), job('string', true)],
  [{ members: { more: { type: 'string', isOptional: false } } }, { members: {} }],
  [fn('number'), fn('void', 'string')],
  [{ members: {}, index: 'string' }, { members: { job: { type: 'string', isOptional: true } } }],
  [{ members: { job: { type: 'string', isOptional: true } } }, { members: {}, index: 'string' }],
  [fn('void', 'string'), fn('void', '"open"')],
])('[TM-02] %o does as %o', (given, wanted) => {
  expect(findMismatch(given, wanted, '')).toBeUndefined();
});

test.each<[TypeShape, TypeShape, string]>([
  [job('string'), job('number'), 'job.status'],
  [job('string'), job(status), 'job.status'],
  [job('string', true), job('string'), 'job.status'],
  [{ members: {} }, job('string'), 'job'],
  [{ items: 'string' }, { items: 'number' }, '[]'],
  [fn('void'), 'number', ''],
  [{ members: {}, index: 'string' }, job('string'), 'job'],
  [{ members: { job: { type: 'string', isOptional: false } } }, { members: {}, index: 'number' }, '[]'],
  [fn('void', '"open"'), fn('void', 'string'), ''],
  [fn('void', 'string'), fn('void'), ''],
  [fn('number'), fn('string'), ''],
  [{ anyOf: ['string', 'null'] }, 'string', ''],
  ['Date', 'string', ''],
])('[TM-02] %o does not do as %o, at "%s"', (given, wanted, path) => {
  expect(findMismatch(given, wanted, '')?.path).toBe(path);
});

test('a type is printed as TypeScript writes it', () => {
  expect(printType({ items: { anyOf: ['string', fn('void', 'number')] } })).toBe(
    'readonly (string | ((p1: number) => void))[]',
  );
  expect(printType({ members: { 'a-b': { type: { members: {} }, isOptional: true } } })).toBe(
    '{ readonly "a-b"?: object; }',
  );
});
