import { offerUpdate, type RemoteHost, readReleases } from '@shortlist/platform/host';
import { releaseSetFingerprint } from './fingerprint.ts';
import { noteLive } from './update-notice.ts';

/** Between two looks in a tab that is looked at. */
const EVERY_MS = 4 * 60_000;

/** Between two looks at least, whatever gives cause for them. */
const AT_MOST_EVERY_MS = 20_000;

/**
 * Looks whether other releases than those of this page are live: every few minutes, when people come back to the
 * tab, and when something could not be loaded, since the release that it was part of may be gone. The page keeps
 * what it has; only the update is offered.
 *
 * @returns how to stop.
 */
export function watchReleases({ registry, loader }: RemoteHost, update: () => void): () => void {
  const own = releaseSetFingerprint(registry.releases);
  let lastLook = -AT_MOST_EVERY_MS;
  let timer: ReturnType<typeof setTimeout>;

  async function look(): Promise<void> {
    const now = performance.now();
    if (document.hidden || now - lastLook < AT_MOST_EVERY_MS) return;
    lastLook = now;
    const releases = await readReleases().catch(() => null);
    // An edge that can't be asked has nothing to offer.
    if (!releases) return;
    const live = releaseSetFingerprint(releases);
    offerUpdate(live === own ? null : update);
    noteLive(live === own ? null : live);
  }

  function again(): void {
    timer = setTimeout(() => {
      void look();
      again();
    }, EVERY_MS);
  }

  const lookNow = (): void => void look();
  const stopListening = loader.onSettled(({ error }) => error && lookNow());
  document.addEventListener('visibilitychange', lookNow);
  again();
  return () => {
    clearTimeout(timer);
    stopListening();
    document.removeEventListener('visibilitychange', lookNow);
  };
}
