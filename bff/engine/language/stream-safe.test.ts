import { expect, test } from 'vitest';
import { cleanLine } from '../extraction/lines/clean-text.ts';
import { processorTime } from '../testing/processor-time.ts';
import { streamSafe } from './stream-safe.ts';

test('letters keep the marks that languages need', () => {
  const vietnamese = 'Nguyễn Thị Hồng'.normalize('NFD');

  expect(streamSafe(vietnamese)).toBe(vietnamese);
  expect(streamSafe(`a${'\u0301'.repeat(40)}b`)).toBe(`a${'\u0301'.repeat(30)}b`);
});

test.each([
  ['marks', '\u0301\u0323'],
  ['signs that become marks', '\uff9e\u0323'],
])('[PD-08] a letter with 200,000 %s out of order takes no time that grows with their square', (_, marks) => {
  const start = processorTime();

  expect(cleanLine(`a${marks.repeat(100_000)}`)).not.toBe('');

  expect(processorTime() - start).toBeLessThan(2_000);
});
