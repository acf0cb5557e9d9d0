import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WORKSPACE } from '../build/packages.ts';

const HELPERS = join(WORKSPACE, 'bff/test/support');
const DATABASE_HELPER = join(HELPERS, 'test-database.ts');

/** What a test file says at its top, with the reason, whose outcome may differ on a PostgreSQL server. */
const MARK = /^\/\/ @module-tag postgres: /;

/**
 * The test files of the BFF that open a database, as paths below the top folder: those that import
 * `testing/test-database.ts`, directly or by way of another helper. The fuzzer, which asks nothing of a database that
 * the other tests do not, is not among them: its server is started by a file of its own folder.
 */
export function databaseTests(): string[] {
  return bffTests().filter((file) => opensDatabase(join(WORKSPACE, file)));
}

/** All test files of the BFF, as paths below the top folder. */
export function bffTests(): string[] {
  return globSync('bff/{src,sandbox,test}/**/*.test.ts', { cwd: WORKSPACE }).sort();
}

/** Those of them that may find something else on a PostgreSQL server than on the embedded database: they say why. */
export function testsOfTheServer(): string[] {
  return databaseTests().filter((file) => MARK.test(readFileSync(join(WORKSPACE, file), 'utf8')));
}

function opensDatabase(test: string): boolean {
  const seen = new Set([test]);
  for (const file of seen) {
    for (const path of importsOf(file)) if (dirname(path) === HELPERS) seen.add(path);
  }
  return seen.has(DATABASE_HELPER);
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/from '(\.[^']+\.ts)'/g)].map(([, path]) => join(dirname(file), path ?? ''));
}
