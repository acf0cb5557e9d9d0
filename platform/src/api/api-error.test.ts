import { expect, test } from 'vitest';
import { ApiError, serverMessageOf } from './api-error.ts';

test("[AI-03] the server's own sentence is shown, and the fallback where it has none", () => {
  const refused = new ApiError('no_text', 'This resume has no text to read.', { status: 422 });
  const broken = new ApiError('internal', 'Something went wrong. Please try again', { status: 500 });
  const unreachable = new ApiError('network', "Couldn't reach the server.", { status: 0 });

  const texts = [refused, broken, unreachable, new TypeError('x is undefined')].map((error) =>
    serverMessageOf(error, 'Failed to fetch match result'),
  );

  expect(texts).toEqual([
    'This resume has no text to read.',
    'Failed to fetch match result',
    'Failed to fetch match result',
    'Failed to fetch match result',
  ]);
});
