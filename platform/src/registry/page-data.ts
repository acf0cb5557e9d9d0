import { PAGE_DATA_ID, RELEASES_ADDRESS } from './page-block.ts';
import type { PageData, ReleaseSet } from './release-set.ts';

/**
 * What the edge told this page: from the JSON block, else by a request.
 *
 * @throws Error when neither gives a release set.
 */
export async function readPageData(page: Document = document): Promise<PageData> {
  const data = readPageBlock(page);
  return data ?? { releases: await readReleases(), mayBeSignedIn: true, overrides: [], telemetry: null };
}

/**
 * What the edge wrote into this page; null when there is none of it. The edge has made it by the schema, so only its
 * being there and whole is looked at: no page waits for a schema to start.
 */
export function readPageBlock(page: Document): PageData | null {
  const data = parseJson(page.getElementById(PAGE_DATA_ID)?.textContent ?? '') as Partial<PageData> | null;
  const { releases, mayBeSignedIn = true, overrides = [], telemetry = null } = data ?? {};
  return isReleaseSet(releases) ? { releases, mayBeSignedIn, overrides, telemetry } : null;
}

/**
 * The releases that a page would be made of now.
 *
 * @throws Error, SyntaxError, TypeError when the edge does not tell.
 */
export async function readReleases(): Promise<ReleaseSet> {
  const response = await fetch(RELEASES_ADDRESS, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${RELEASES_ADDRESS} answered ${response.status}.`);
  const releases: unknown = await response.json();
  if (!isReleaseSet(releases)) throw new Error(`${RELEASES_ADDRESS} answered no release set.`);
  return releases;
}

function isReleaseSet(value: unknown): value is ReleaseSet {
  const { shell, remotes } = (value ?? {}) as Partial<ReleaseSet>;
  return typeof shell?.version === 'string' && Array.isArray(remotes);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
