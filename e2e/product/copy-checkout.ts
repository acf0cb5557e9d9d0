import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { workspaceOf } from '../../tooling/build/packages.ts';

const here = join(import.meta.dirname, '../..');

/** What no command that runs in a copy needs. */
const leftOut = new Set(['.git', '.tsbuild', '.cache', 'docs', 'storybook-static', 'test-results']);

/**
 * Copies this checkout with its builds, so that a journey can edit it as a team would. Installed packages are
 * linked, our own are the copy's.
 */
export async function copyCheckout(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'shortlist-checkout-'));
  await cp(here, copy, { recursive: true, preserveTimestamps: true, filter: isWanted });
  await linkModules(here, copy);
  for (const folder of (await packages()).map(workspaceOf))
    await linkModules(join(here, folder), join(copy, folder));
  return copy;
}

function isWanted(path: string): boolean {
  const name = basename(path);
  return !leftOut.has(name) && name !== 'node_modules' && !name.startsWith('.data');
}

async function packages(): Promise<string[]> {
  return readdir(join(here, 'node_modules/@shortlist'));
}

/** Links each installed package; the workspace's own are linked to the copy. */
async function linkModules(from: string, to: string): Promise<void> {
  const names = await readdir(join(from, 'node_modules')).catch((): string[] => []);
  if (names.length === 0) return;
  await mkdir(join(to, 'node_modules'));
  for (const name of names.filter((each) => each !== '@shortlist')) {
    await symlink(join(from, 'node_modules', name), join(to, 'node_modules', name));
  }
  if (!names.includes('@shortlist')) return;
  await mkdir(join(to, 'node_modules/@shortlist'));
  for (const name of await packages())
    await symlink(join(to, workspaceOf(name)), join(to, 'node_modules/@shortlist', name));
}
