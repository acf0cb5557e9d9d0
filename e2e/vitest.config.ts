import { readFileSync } from 'node:fs';
import { thorough } from '@shortlist/tooling/test/depth.ts';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * First the journeys that start or build something of their own: they take longest for their size, and one that is left
 * alone at the end has a single core at work. Of all others vitest takes the largest first, and from the second run on
 * the slowest.
 */
class OwnProductsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const { first = [], others = [] } = Object.groupBy(sorted, (file) =>
      startsOne(file) ? 'first' : 'others',
    );
    return [...first, ...others];
  }
}

function startsOne({ moduleId }: TestSpecification): boolean {
  return /\/product\/|buildPackage/.test(readFileSync(moduleId, 'utf8'));
}

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
    tags: [thorough],
    globalSetup: './product/global-setup.ts',
    sequence: { sequencer: OwnProductsFirst },
    maxWorkers: 3,
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
