import { PAGE_DATA_ID, PageData, RELEASES_ADDRESS, ReleaseSet } from './release-set.ts';

/**
 * What the edge told this page: from the JSON block, else by a request.
 *
 * @throws Error when neither gives a release set.
 */
export async function readPageData(page: Document = document): Promise<PageData> {
  const block = page.getElementById(PAGE_DATA_ID)?.textContent;
  const parsed = block ? PageData.safeParse(parseJson(block)) : undefined;
  if (parsed?.success) return parsed.data;
  return { releases: await readReleases(), mayBeSignedIn: true, overrides: [], telemetry: null };
}

/**
 * The releases that a page would be made of now.
 *
 * @throws Error, TypeError, ZodError when the edge does not tell.
 */
export async function readReleases(): Promise<ReleaseSet> {
  const response = await fetch(RELEASES_ADDRESS, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${RELEASES_ADDRESS} answered ${response.status}.`);
  return ReleaseSet.parse(await response.json());
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
