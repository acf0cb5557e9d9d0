import { defineConfig } from 'vitest/config';
import { thorough } from '../test/depth.ts';
import { isAsked } from './suite/asked.ts';

/** One browser for all remotes; three of them at a time, since a case also waits. */
export default defineConfig({
  test: {
    name: 'kit',
    root: import.meta.dirname,
    include: ['suite/remotes.kit.ts', 'suite/faulty-remotes.kit.ts'].filter(
      (file) => !file.includes('faulty-remotes') || isAsked('faulty-remotes'),
    ),
    passWithNoTests: true,
    environment: 'node',
    tags: [thorough],
    globalSetup: './suite/global-setup.ts',
    fileParallelism: false,
    maxConcurrency: 3,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
