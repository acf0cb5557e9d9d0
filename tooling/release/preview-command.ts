import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { putPreview, type ReleaseStorage, removeExpired } from '@shortlist/shell/server';
import { buildAll, lineOf } from '../build/build.ts';
import { readRelease } from '../build/build-package.ts';
import { folderOf, WORKSPACE } from '../build/packages.ts';
import { withStaged } from './stage.ts';

interface PreviewOptions {
  readonly print: (line: string) => void;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly now?: number;
}

/**
 * Builds remotes and puts each where releases lie, by its commit: no channel points at it, and whoever may override can open its
 * address for two weeks. What has expired of the same remotes is removed.
 *
 * @throws Error with a sentence when nobody can say which commit it is.
 */
export async function releasePreviews(
  place: ReleaseStorage,
  packages: readonly string[],
  { print, env = process.env, now = Date.now() }: PreviewOptions,
): Promise<void> {
  const commit = env.PREVIEW_COMMIT || cleanCommit();
  await buildAll(packages, (result) => print(lineOf(result)));
  for (const name of packages) {
    const dist = join(folderOf(name), 'dist');
    if (readRelease(dist).kind !== 'remote')
      throw new Error(`${name} is no remote: only a remote can be seen beside what is live.`);
    await withStaged(dist, (folder) => putPreview(place.files, { package: name, commit }, { folder, now }));
    const gone = await removeExpired(place.files, name, now);
    if (gone.length > 0) print(`${name}: ${gone.length} expired previews are removed`);
    const address = new URL(`/preview/${name}/${commit}`, env.PUBLIC_URL || 'http://localhost:4000').href;
    print(address);
    // GitHub shows it at the pull request, as the address of the job's environment.
    if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, `address=${address}\n`);
  }
}

/** The commit of this checkout, if that is what would be built. */
function cleanCommit(): string {
  if (git('status', '--porcelain') !== '')
    throw new Error(
      'There are changes without a commit, and a preview is one of a commit. Commit first; npm run preview shows a build of your machine.',
    );
  return git('rev-parse', 'HEAD');
}

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: WORKSPACE, encoding: 'utf8' }).trim();
