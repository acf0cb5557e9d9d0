import { hash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeChannels, folderPlace, lineOf, toCanary } from '@shortlist/shell/server';

interface Crashing {
  readonly dataDir: string;
  readonly package: string;
  /** The container and what it exposes: `mfe_jobs`, `./JobList`. */
  readonly name: string;
  readonly exposed: string;
  /** Percentage of the sessions that get it. */
  readonly percent: number;
}

/**
 * Tries a version of a remote on some sessions whose widget uses what is to go and throws while it is drawn, as the release command would have left it: the
 * live version with another entry, and hashes to fit.
 *
 * @returns the version.
 */
export async function releaseCrashing(crashing: Crashing): Promise<string> {
  const releases = join(crashing.dataDir, 'releases');
  const place = folderPlace(releases);
  const { channels } = await place.readChannels();
  const live = lineOf(channels, crashing.package).stable?.version ?? '';
  const release = await place.readRelease(crashing.package, live);
  if (release?.kind !== 'remote') throw new Error(`${crashing.package} is not live.`);
  const version = '9.9.9-crashes';
  const copy = await mkdtemp(join(tmpdir(), 'shortlist-crashing-'));
  await cp(join(releases, crashing.package, live), copy, { recursive: true });
  const entry = (await readFile(join(copy, release.entry), 'utf8')) + crashOf(crashing);
  const changed = {
    ...release,
    version,
    sizes: { ...release.sizes, [release.entry]: Buffer.byteLength(entry) },
    integrity: { ...release.integrity, [release.entry]: `sha384-${hash('sha384', entry, 'base64')}` },
  };
  await writeFile(join(copy, release.entry), entry);
  await writeFile(join(copy, 'release.json'), JSON.stringify(changed));
  for (const extension of ['br', 'gz'])
    await rm(join(copy, `${release.entry}.${extension}`), { force: true });
  await place.putRelease(changed, copy);
  const placement = { version, since: new Date().toISOString(), by: 'a journey', commit: null };
  await changeChannels(place, (now) =>
    toCanary(now, crashing.package, { placement, percent: crashing.percent }),
  );
  await rm(copy, { recursive: true });
  return version;
}

/** What the crashing version uses of the platform that is to go. */
export const DEPRECATED = 'usePageTitle';

/** Stands at the end of the entry: the container then hands out a component that uses what is to go, and throws. */
function crashOf({ name, exposed }: Crashing): string {
  return `
;(function () {
  var container = globalThis[${JSON.stringify(name)}];
  var inner = container.get;
  var platform;
  var Widget = function CrashingWidget() {
    platform.deprecated(${JSON.stringify(DEPRECATED)}, { since: '1.2', instead: 'Call useDocumentTitle.' });
    throw new TypeError('no stage of the position');
  };
  globalThis[${JSON.stringify(name)}] = {
    init: function (scope) {
      platform = Object.values(scope['@shortlist/platform'])[0].lib();
      return container.init.apply(container, arguments);
    },
    get: function (exposed) {
      if (exposed !== ${JSON.stringify(exposed)}) return inner(exposed);
      return Promise.resolve(function () { return { default: Widget }; });
    },
  };
})();`;
}
