import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { MockedCall } from './answers.ts';

/** The API as the tests of one file see it. */
export interface MockedCalls {
  /** Answers calls from now on until the end of the test; what is given first counts first. */
  use(...calls: readonly MockedCall[]): void;
}

/**
 * Takes the place of the API in the tests of a file: call it once, beside the imports. Each test begins with no
 * answers, and a call that nobody answers fails.
 */
export function mockCalls(): MockedCalls {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return { use: (...calls) => server.use(...calls) };
}
