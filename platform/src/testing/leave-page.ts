import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';
import { queryClient } from '../queries/query-client.ts';

/** Leaves the page to the next test file of the process as it was: nothing shown, nothing asked for, nothing kept. */
afterAll(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
});
