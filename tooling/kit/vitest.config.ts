import { defineConfig } from 'vitest/config';

/** One browser and one site a remote; three cases of it at a time, since most of each is waiting. */
export default defineConfig({
  test: {
    name: 'kit',
    root: import.meta.dirname,
    include: ['suite/*.kit.ts'],
    environment: 'node',
    globalSetup: './suite/global-setup.ts',
    fileParallelism: false,
    maxConcurrency: 3,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
