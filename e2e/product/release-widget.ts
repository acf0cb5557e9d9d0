import { hash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeChannels, folderPlace, lineOf, toCanary } from '@shortlist/shell/server';
import { misbehavingWidget } from './misbehaving-widget.ts';

interface WidgetRelease {
  readonly dataDir: string;
  readonly package: string;
  /** The container and what it exposes: `mfe_jobs`, `./JobList`. */
  readonly name: string;
  readonly exposed: string;
  /** JavaScript: a function that is given React and the platform and returns the component, called when the module is loaded. */
  readonly widget: string;
  /** Percentage of the sessions that get it. */
  readonly percent: number;
}

/**
 * Tries a version of a remote with another widget on some sessions, as the release command would have left it: the live
 * version with another entry, and hashes to fit. No check has seen it.
 *
 * @returns the version.
 */
export async function releaseWidget(wanted: WidgetRelease): Promise<string> {
  const releases = join(wanted.dataDir, 'releases');
  const place = folderPlace(releases);
  const { channels } = await place.readChannels();
  const live = lineOf(channels, wanted.package).stable?.version ?? '';
  const release = await place.readRelease(wanted.package, live);
  if (release?.kind !== 'remote') throw new Error(`${wanted.package} is not live.`);
  const version = '9.9.9-replaced';
  const copy = await mkdtemp(join(tmpdir(), 'shortlist-widget-'));
  await cp(join(releases, wanted.package, live), copy, { recursive: true });
  const entry = (await readFile(join(copy, release.entry), 'utf8')) + replacing(wanted);
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
  await changeChannels(place, (now) => toCanary(now, wanted.package, { placement, percent: wanted.percent }));
  await rm(copy, { recursive: true });
  return version;
}

/** Gives everybody the list of positions as a widget that does to the page what no remote may. Returns the version. */
export function releaseMisbehavingWidget(dataDir: string): Promise<string> {
  return releaseWidget({
    dataDir,
    package: 'mfe-jobs',
    name: 'mfe_jobs',
    exposed: './JobList',
    widget: String(misbehavingWidget),
    percent: 100,
  });
}

/** Stands at the end of the entry: the container then hands out another widget. */
function replacing({ name, exposed, widget }: WidgetRelease): string {
  return `
;(function () {
  var container = globalThis[${JSON.stringify(name)}];
  var shared = {};
  globalThis[${JSON.stringify(name)}] = {
    init: function (scope) {
      shared.platform = Object.values(scope['@shortlist/platform'])[0].lib();
      shared.react = Object.values(scope.react)[0].lib();
      return container.init.apply(container, arguments);
    },
    get: function (exposed) {
      if (exposed !== ${JSON.stringify(exposed)}) return container.get(exposed);
      return Promise.resolve(function () { return { default: (${widget})(shared.react, shared.platform) }; });
    },
  };
})();`;
}
