import { expect, test } from 'vitest';
import { aSourceMap, hashOfMap } from '../testing/source-map.ts';
import { locate } from './locate.ts';

const locateIn = (map: Buffer, line: number, column: number) =>
  locate({ content: map, integrity: hashOfMap(map), places: [{ line, column }] })[0];

test('[TM-07] a place in a released script is one in a source, with the innermost function around it', () => {
  expect(locateIn(aSourceMap(), 1, 204)).toBe('mfe-jobs/src/job-list/JobRow.tsx:12:5 titleOf');
  expect(locateIn(aSourceMap(), 1, 301)).toBe('node_modules/zod/index.js:20:3');
});

test.each([
  ['before everything that the map knows', 1, 1],
  ['on a line that the script does not have', 2, 204],
  ['of no script', 0, 0],
])('a place %s is none in a source', (_, line, column) => {
  expect(locateIn(aSourceMap(), line, column)).toBeNull();
});

test('a map of other tools, without functions, still says file and line', () => {
  expect(locateIn(aSourceMap({ x_functions: undefined }), 1, 204)).toBe(
    'mfe-jobs/src/job-list/JobRow.tsx:12:5',
  );
});

test.each([
  ['changed after its release', aSourceMap(), hashOfMap(aSourceMap({ file: 'other.js' }))],
  ['no JSON', Buffer.from('{'), hashOfMap(Buffer.from('{'))],
  ['of another shape', aSourceMap({ mappings: 7 }), hashOfMap(aSourceMap({ mappings: 7 }))],
])('a map that is %s is not read', (_, content, integrity) => {
  expect(() => locate({ content, integrity, places: [{ line: 1, column: 204 }] })).toThrow(
    /^The source map was changed after its release\.$|JSON|mappings/,
  );
});
