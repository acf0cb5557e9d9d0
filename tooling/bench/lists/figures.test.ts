import { expect, test } from 'vitest';
import { figuresOf, listTable, medianFigures } from './figures.ts';

const calm = { frames: Array.from({ length: 20 }, () => 17), longTasks: [], inputs: [], requests: 0 };

test('the worst frame is told beside the one that nineteen of twenty stay under', () => {
  const figures = figuresOf({ ...calm, frames: [...calm.frames.slice(1), 120], longTasks: [60, 110] }, 75);

  expect(figures).toMatchObject({ worst: 120, p95: 17, longTasks: 2, work: 75 });
});

test('a step without a frame, a task and an answer is no error', () => {
  expect(figuresOf({ ...calm, frames: [] }, 0)).toMatchObject({ worst: 0, p95: 0, work: 0, input: 0 });
});

test('one bad run of three does not count', () => {
  const runs = [17, 400, 33].map((worst) => figuresOf({ ...calm, frames: [worst] }, 10));

  expect(medianFigures(runs).worst).toBe(33);
});

test('the table compares the large account with the small one and marks what is over 50 ms', () => {
  const small = figuresOf(calm, 16);
  const large = figuresOf({ ...calm, frames: [68], longTasks: [64] }, 64);

  const table = listTable('Resumes', [
    { step: 'open', large, small },
    { step: 'sort', large: small, small },
  ]);

  expect(table).toMatch(/open +68 +68 +1 +0 +0 +64 +16 +4\.0 +over/);
  expect(table).toMatch(/sort .+1\.0$/m);
});
