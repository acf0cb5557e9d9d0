import { defineConfig } from 'vitest/config';

/**
 * One product for all journeys, and a browser for each of three that go side by side: most of a journey is waiting. The
 * files of one worker share its modules and its browser, whose start would cost more than many a journey.
 */
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    environment: 'node',
    globalSetup: './product/global-setup.ts',
    maxWorkers: 3,
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
