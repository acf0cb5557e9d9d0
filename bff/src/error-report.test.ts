import { expect, test } from 'vitest';
import { reportOf } from './error-report.ts';

test('the log says what an error was and where, and not its words', () => {
  const error = Object.assign(new TypeError('Key (email)=(ada@example.com) exists'), { code: '23505' });

  const report = reportOf(error);

  expect(report).toMatchObject({ error_type: 'TypeError', error_code: '23505' });
  expect(JSON.stringify(report)).toContain('error-report.test.ts');
  expect(JSON.stringify(report)).not.toContain('ada@example.com');
});

test('what the queue copies out of an error is told as well as the error', () => {
  const { message, stack } = new Error('connect to 10.0.0.7 refused');
  const copied = { code: 'ECONNREFUSED', message, stack, queue: 'batch-items' };

  const report = reportOf(copied);

  expect(report).toMatchObject({ error_type: 'object', error_code: 'ECONNREFUSED' });
  expect(JSON.stringify(report)).toContain('error-report.test.ts');
  expect(JSON.stringify(report)).not.toContain('10.0.0.7');
});

test('whatever else is thrown is told by its type', () => {
  expect(reportOf('ada@example.com')).toEqual({ error_type: 'string' });
  expect(reportOf(null)).toEqual({ error_type: 'object' });
});
