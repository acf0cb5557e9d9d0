import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WORKSPACE } from '../build/packages.ts';
import { createReachesReact } from './reaches-react.ts';

const reachesReact = createReachesReact();
const inWorkspace = (path: string): string => join(WORKSPACE, path);

test.each([
  ['platform/src/loader/loader.ts', false],
  ['platform/src/session/session-store.ts', false],
  ['platform/src/queries/query-client.ts', false],
  ['design-system/src/Toast/toast-queue.ts', false],
  ['design-system/src/Button/Button.module.css', false],
  ['node_modules/zod/index.js', false],
  ['node_modules/@tanstack/query-core/build/modern/index.js', false],
  ['platform/src/session/session.ts', true],
  ['platform/src/routing/lazy-page.tsx', true],
  ['platform/src/index.ts', true],
  ['node_modules/react-router/dist/production/index.mjs', true],
  ['node_modules/react-aria-components/dist/index.mjs', true],
])('[TM-06] whether %s is there once for each React: %s', (path, expected) => {
  expect(reachesReact(inWorkspace(path))).toBe(expected);
});

/** A store or a collection that a module keeps; what is kept for an element or an object goes with it. */
const KEPT = /^(?:export )?(?:let |const \w+(?:: [^=]+)? = (?:new (?!Weak|Error)|create(?:Store)?\b[<(]))/m;

/** Only the shell's own React runs it. */
const OF_SHELL = ['platform/src/routing/preload-path.ts'];

test('[TM-06] no module that is there once for each React keeps anything that the page has once', () => {
  const sources = globSync('{platform,design-system}/src/**/*.{ts,tsx}', { cwd: WORKSPACE }).filter(
    (path) => !/\.(test|stories)\.|\/testing\/|\/story-/.test(path) && !OF_SHELL.includes(path),
  );
  const twice = sources.filter((path) => reachesReact(inWorkspace(path)));
  const keeping = twice.filter((path) => KEPT.test(readFileSync(inWorkspace(path), 'utf8')));

  expect(twice.length).toBeGreaterThan(100);
  expect(keeping).toEqual([]);
});
