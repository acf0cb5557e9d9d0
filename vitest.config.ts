import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { remotePackages } from './tooling/build/packages.ts';
import { thorough } from './tooling/test/depth.ts';

const onNode = ['api-contract', 'engine', 'bff', 'tooling'];
const inBrowser = ['platform', 'design-system', 'shell', ...remotePackages()];

/**
 * Packages whose test files may run in one process after each other, with modules and page as the last file left them, which
 * is most of what they take. Not those that are about what a module keeps (platform), that replace modules of Node (edge),
 * or that start many processes (tooling).
 */
const sharesModules = new Set([
  'api-contract',
  'engine',
  'bff',
  'design-system',
  'shell',
  ...remotePackages(),
]);

const tests = (folder: string) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`];
const exclude = ['**/node_modules/**', 'tooling/create/template/**', '**/dist/**', '**/.tsbuild/**'];

/** For all tests: nothing waits longer than it must, but for what does not come. */
const patience = 'tooling/test/patience.ts';
const leavePage = 'platform/src/testing/leave-page.ts';
const poll = { timeout: 15_000 };

/** The same for the library that waits for screens; in the files that use it alone, since it takes its time to load. */
const patientScreens = {
  name: 'patient-screens',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/\.test\.tsx?$/u.test(id) || !code.includes("'@testing-library/react'")) return null;
    // Last, since some tests need what they import first to be there before React is.
    return `${code}\nimport '${join(import.meta.dirname, 'platform/src/testing/test-timeouts.ts')}';`;
  },
};

/** Folders whose tests take longest. */
const LONG = ['/fuzz/', '/crash/', '/admin/', '/backup/'];

/**
 * One package after the other, since a process that has loaded the modules of one goes on with its next file. Of each the
 * longest first, so that none is left alone at the end; vitest itself knows of them from the second run on.
 */
class PackageByPackage extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const { long = [], others = [] } = Object.groupBy(sorted, ({ moduleId }) =>
      LONG.some((folder) => moduleId.includes(folder)) ? 'long' : 'others',
    );
    return [...Map.groupBy([...long, ...others], ({ project }) => project.name).values()].flat();
  }
}

/** One project a package, so that a failure names its owner and `--project=mfe-jobs` runs one team's tests. */
export default defineConfig({
  test: {
    sequence: { sequencer: PackageByPackage },
    // vitest leaves one core to others, which on a machine of two is half of it.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    tags: [{ name: 'postgres', description: 'May find something else on a PostgreSQL server.' }, thorough],
    projects: [
      ...onNode.map((name) => ({
        test: {
          name,
          include: tests(name === 'engine' ? 'bff/engine' : name),
          exclude: name === 'bff' ? [...exclude, 'bff/engine/**'] : exclude,
          environment: 'node',
          setupFiles: [patience],
          expect: { poll },
          // Some tests open an embedded database by themselves: see `keepCompiledCode` of the BFF.
          isolate: !sharesModules.has(name),
          execArgv: name === 'bff' ? ['--no-wasm-code-gc'] : [],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      })),
      ...inBrowser.map((name) => ({
        plugins: [patientScreens],
        resolve: { dedupe: ['react', 'react-dom'] },
        test: {
          name,
          include: name === 'shell' ? tests('shell/src') : tests(name),
          exclude,
          environment: 'happy-dom',
          isolate: !sharesModules.has(name),
          setupFiles: sharesModules.has(name) ? [patience, leavePage] : [patience],
          expect: { poll },
          // The tokens are read as text: their contrast is computed from the style sheet itself.
          css: { include: [/tokens\.css/u], modules: { classNameStrategy: 'non-scoped' as const } },
          testTimeout: 120_000,
        },
      })),
      {
        test: {
          name: 'edge',
          include: tests('shell/server'),
          exclude,
          environment: 'node',
          setupFiles: [patience],
          expect: { poll },
          testTimeout: 120_000,
        },
      },
    ],
  },
});
