import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECK_ONLY } from './check-only.ts';

const WORKSPACE = join(import.meta.dirname, '..', '..');

/** A new remote has the dependencies of a sibling. */
const SIBLING = join(WORKSPACE, 'mfe-billing', 'node_modules');

test('what a new remote is made from holds to the types of the packages that it uses', () => {
  const cache = join(WORKSPACE, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'template-'));
  try {
    cpSync(join(import.meta.dirname, 'template', 'src'), join(folder, 'src'), { recursive: true });
    symlinkSync(SIBLING, join(folder, 'node_modules'));
    const project = {
      extends: '../../tooling/tsconfig/browser.json',
      compilerOptions: CHECK_ONLY,
      include: ['src', '../../tooling/tsconfig/css-modules.d.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));

    expect(typeErrorsOf(folder)).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function typeErrorsOf(folder: string): string {
  try {
    execFileSync('tsc', ['-p', folder], { cwd: WORKSPACE, encoding: 'utf8' });
    return '';
  } catch (error) {
    return String(Reflect.get(Object(error), 'stdout'));
  }
}
