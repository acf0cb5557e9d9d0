import { expect, test } from 'vitest';
import { functionsIn } from './functions-in.ts';

const namesIn = (source: string, file = 'page.tsx') => functionsIn(file, source).map(([name]) => name);

test('functions are named as a browser names them, outer ones first', () => {
  const source = `
    export function Page({ job }: { readonly job: Job }) { return <Row onPress={() => job.open()} />; }
    const later = async () => {};
    class Board { #move() {} get size() { return 1; } static from = () => {}; }
    const actions = { remove() {}, add: function added() {} };
    exports.done = () => {};
    export default () => function inner() {};`;

  expect(namesIn(source)).toEqual([
    'Page',
    'later',
    'move',
    'size',
    'from',
    'remove',
    'added',
    'done',
    'inner',
  ]);
});

test('a function says its first and its last place, lines and columns from zero', () => {
  expect(functionsIn('a.ts', "const ß = 'ä';\nfunction one() {\n}\n")).toEqual([['one', 1, 0, 2, 1]]);
});

test.each([
  ['a style sheet', 'a.css', '.row { color: red }'],
  ['a picture', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a script that ends in the middle', 'a.ts', 'function one() {'],
])('of %s no function is known', (_, file, source) => {
  expect(functionsIn(file, source)).toEqual([]);
});
