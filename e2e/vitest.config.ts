import { defineConfig } from 'vitest/config';

/** One product for all journeys, one file at a time: on two cores a second browser would only slow the first. */
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    environment: 'node',
    globalSetup: './product/global-setup.ts',
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
