import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { PackageName, RemoteRelease } from '@shortlist/platform/release-set';
import { z } from 'zod';
import { RELEASE_FILE } from '../release-place-folder.ts';
import type { PlaceFiles } from '../release-storage.ts';

/** A build of a remote at a commit. It lies beside the releases, in no channel, and may be unsigned. */
export interface PreviewName {
  readonly package: string;
  /** 40 hexadecimal digits. */
  readonly commit: string;
}

/** Two weeks, milliseconds: so long it can be opened. */
export const PREVIEW_LASTS_MS = 14 * 24 * 3_600_000;

/** Says since when a preview is there; written last, so that one that was cut off is none. */
const PREVIEW_FILE = 'preview.json';

const Preview = z.object({ since: z.iso.datetime(), release: RemoteRelease });

/** A preview that is there. */
export type Preview = z.infer<typeof Preview>;

/** Whether it may be the name of a preview: whoever asks for a file, asks for any. */
export const isPreviewName = ({ package: name, commit }: PreviewName): boolean =>
  PackageName.safeParse(name).success && /^[0-9a-f]{40}$/.test(commit);

const folderOf = ({ package: name, commit }: PreviewName): string => `previews/${name}/${commit}/`;

/** Puts the files of a build there, by its commit. One that is there stays as it is. */
export async function putPreview(
  files: PlaceFiles,
  name: PreviewName,
  { folder, now }: { readonly folder: string; readonly now: number },
): Promise<void> {
  const release = RemoteRelease.parse(JSON.parse(readFileSync(join(folder, RELEASE_FILE), 'utf8')));
  const inFolder = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(folder, join(each.parentPath, each.name)).split(sep).join('/'));
  for (const file of inFolder) await files.putNew(folderOf(name) + file, readFileSync(join(folder, file)));
  const preview: Preview = { since: new Date(now).toISOString(), release };
  await files.putNew(folderOf(name) + PREVIEW_FILE, Buffer.from(JSON.stringify(preview)));
}

/** A preview; undefined when there is none, or it is older than two weeks. */
export async function readPreview(
  files: PlaceFiles,
  name: PreviewName,
  now: number,
): Promise<Preview | undefined> {
  const content = isPreviewName(name) ? await files.get(folderOf(name) + PREVIEW_FILE) : undefined;
  if (!content) return undefined;
  const preview = Preview.parse(JSON.parse(content.toString()));
  if (preview.release.package !== name.package) return undefined;
  return now - Date.parse(preview.since) < PREVIEW_LASTS_MS ? preview : undefined;
}

/** A file of a preview; undefined when its release doesn't have it, or what lies there is something else. */
export async function readPreviewFile(
  files: PlaceFiles,
  name: PreviewName,
  { release, file }: { readonly release: RemoteRelease; readonly file: string },
): Promise<Buffer | undefined> {
  if (!Object.hasOwn(release.integrity, file)) return undefined;
  const content = await files.get(folderOf(name) + file);
  const isRight = content && release.integrity[file] === `sha384-${hash('sha384', content, 'base64')}`;
  return isRight ? content : undefined;
}

/**
 * Removes the previews of a package that have expired: first what makes them one.
 *
 * @returns the commits of those that are gone.
 */
export async function removeExpired(files: PlaceFiles, packageName: string, now: number): Promise<string[]> {
  const paths = await files.list(`previews/${packageName}/`);
  const commits = new Set(paths.flatMap((path) => path.split('/')[2] ?? []));
  const gone: string[] = [];
  for (const commit of commits) {
    const name = { package: packageName, commit };
    if (!paths.includes(folderOf(name) + PREVIEW_FILE)) continue;
    if (await readPreview(files, name, now)) continue;
    await files.remove(folderOf(name) + PREVIEW_FILE);
    for (const path of paths.filter((each) => each.startsWith(folderOf(name)))) await files.remove(path);
    gone.push(commit);
  }
  return gone;
}
