import { expect, test } from 'vitest';
import { aRequirement } from '../testing/sample-requirements.ts';
import {
  adopt,
  changeRow,
  inShownOrder,
  insertRow,
  keyAfter,
  moveRow,
  newRow,
  type RequirementRows,
  rowOf,
  savedOf,
  withoutRow,
} from './requirement-rows.ts';

const go = rowOf(aRequirement('must', 'Go'));
const kafka = rowOf(aRequirement('nice', 'Kafka'));
const sql = rowOf(aRequirement('must', 'SQL'));
const rows = [go, kafka, sql];

const texts = (all: RequirementRows) => all.map(({ requirement }) => requirement.text);

test('rows are shown by kind, and within a kind in their order', () => {
  expect(texts(inShownOrder(rows))).toEqual(['Go', 'SQL', 'Kafka']);
});

test('a row that is edited stays in its group until its form closes', () => {
  const changed = changeRow(rows, go.key, { kind: 'nice' });

  expect(texts(inShownOrder(changed, { key: go.key, kind: 'must', text: 'Go' }))).toEqual([
    'Go',
    'SQL',
    'Kafka',
  ]);
  expect(texts(inShownOrder(changed))).toEqual(['SQL', 'Go', 'Kafka']);
});

test('[VD-02] a row goes before another, or to the end of its kind', () => {
  expect(texts(moveRow(rows, sql.key, { kind: 'must', beforeKey: go.key }))).toEqual(['SQL', 'Go', 'Kafka']);
  expect(texts(moveRow(rows, go.key, { kind: 'must', beforeKey: null }))).toEqual(['Kafka', 'SQL', 'Go']);
});

test('[VD-02] in another group a row is of that kind, and counts what the kind does', () => {
  const moved = moveRow(rows, go.key, { kind: 'nice', beforeKey: kafka.key })[0];

  expect(moved?.requirement).toMatchObject({ text: 'Go', kind: 'nice', weight: 1.5 });
});

test('a weight that was given by hand stays with another kind, except that logistics count nothing', () => {
  const heavy = changeRow(rows, go.key, { weight: 7 });

  expect(changeRow(heavy, go.key, { kind: 'duty' })[0]?.requirement.weight).toBe(7);
  expect(changeRow(heavy, go.key, { kind: 'logistics' })[0]?.requirement.weight).toBe(0);
});

test('no more alternatives are needed than there are', () => {
  const both = changeRow(rows, go.key, { alternatives: ['Go', 'Rust'], needed: 2 });

  expect(changeRow(both, go.key, { alternatives: ['Go'] })[0]?.requirement.needed).toBe(1);
});

test('[VD-02] a deleted row comes back to its place', () => {
  const follower = keyAfter(rows, kafka.key);

  expect(insertRow(withoutRow(rows, kafka.key), kafka, follower)).toEqual(rows);
});

test('a row without words is not saved', () => {
  expect(savedOf([...rows, newRow('must')])).toHaveLength(3);
});

test('what the server has keeps the keys of its rows, by place where none came or went', () => {
  const blank = newRow('nice');
  const renamed = { ...go.requirement, id: 'another' };

  const adopted = adopt([go, blank, kafka], [renamed, kafka.requirement]);

  expect(adopted.map(({ key }) => key)).toEqual([go.key, blank.key, kafka.key]);
  expect(adopted[0]?.requirement.id).toBe('another');
});

test('what the server has keeps the keys of its rows, by id where some came or went', () => {
  const adopted = adopt(rows, [sql.requirement]);

  expect(adopted).toEqual([sql]);
});
