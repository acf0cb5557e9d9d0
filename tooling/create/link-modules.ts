import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes a new package known to the installed ones, as the next `npm ci` would: it is linked under its name, and what
 * its sibling has installed for itself is there for it too. Nothing is fetched.
 */
export async function linkModules(root: string, folder: string, sibling: string): Promise<void> {
  const scope = join(root, 'node_modules/@shortlist');
  await mkdir(scope, { recursive: true });
  await symlink(join('../..', folder), join(scope, folder));
  const own = join(root, folder, 'node_modules');
  await mkdir(own);
  const installed = await readdir(join(root, sibling, 'node_modules')).catch((): string[] => []);
  for (const name of installed.filter((each) => !each.startsWith('.'))) {
    await symlink(join('../..', sibling, 'node_modules', name), join(own, name));
  }
}
