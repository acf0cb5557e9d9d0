import type { Override } from '@shortlist/platform/overrides';
import {
  ownValue,
  PAGE_DATA_ID,
  type PageData,
  type ReleaseSet,
  type RemoteRelease,
  type ShellRelease,
} from '@shortlist/platform/release-set';
import type { Addresses } from './addresses.ts';
import { BOOT_ERROR_SCRIPT } from './boot-error-script.ts';
import { firstSheetTag, fontTag, patientScriptTag, preloadTag, scriptTag, sheetTag } from './file-tags.ts';
import { ICON_ADDRESS } from './icon.ts';
import { AHEAD_SCRIPT, FORMAT_SCRIPT, SESSION_SCRIPT, THEME_SCRIPT } from './inline-scripts.ts';
import type { LiveReleases } from './live-releases.ts';
import type { PagePlan } from './page-plan.ts';
import { shownWidgets } from './slots/slot-widgets.ts';

/** What the browser is told of the releases: enough to route, load and name. */
export function releaseSetOf(live: LiveReleases, addresses: Addresses): ReleaseSet {
  const { shell, remotes, channelOf, slots, sandboxed } = live;
  return {
    shell: { version: shell.version },
    slots: shownWidgets(remotes, slots),
    origins: [...addresses.origins],
    remotes: remotes.map((remote) => ({
      name: remote.name,
      title: remote.title,
      team: remote.team,
      version: remote.version,
      channel: channelOf(remote.package),
      entry: addresses.of(remote, remote.entry),
      integrity: ownValue(remote.integrity, remote.entry) ?? null,
      paths: remote.pages.map(({ path }) => path),
      widgets: widgetsOf(remote),
      ...whereItRuns(remote, ownValue(sandboxed, remote.package)),
    })),
  };
}

/** Whose React draws it: in a frame, what stands for it on the page is drawn by the page's own. */
const whereItRuns = ({ react }: RemoteRelease, calls: readonly string[] | undefined) =>
  calls ? { sandboxed: { calls: [...calls] } } : { react };

function widgetsOf({ exposes }: LiveReleases['remotes'][number]): string[] {
  return Object.keys(exposes)
    .filter((name) => name !== './routes')
    .map((name) => name.slice(2));
}

export interface PageContext {
  readonly live: LiveReleases;
  readonly addresses: Addresses;
  readonly plan: PagePlan;
  readonly mayBeSignedIn: boolean;
  readonly overrides: readonly Override[];
}

/** The page: empty of content unless that is rendered ahead, but with everything listed that its path needs. */
export function renderPage({ live, addresses, plan, mayBeSignedIn, overrides }: PageContext): string {
  const main = addresses.ofShell(live.shell, live.shell.main);
  const data: PageData = {
    releases: releaseSetOf(live, addresses),
    mayBeSignedIn,
    overrides: [...overrides],
    // What a developer tries out counts for no release.
    telemetry: overrides.length > 0 ? null : PAGE_ID,
  };
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${TITLE}</title>`,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="description" content="${DESCRIPTION}">`,
    `<link rel="icon" href="${ICON_ADDRESS}">`,
    `<script>${THEME_SCRIPT}</script>`,
    `<script>${BOOT_ERROR_SCRIPT}</script>`,
    ...(mayBeSignedIn ? [`<script>${SESSION_SCRIPT}</script>`] : []),
    ...main.css.map(firstSheetTag),
    ...(plan.html ? [WHOLE_TAG] : []),
    ...fontsOf(live.shell).map((file) => fontTag(addresses.of(live.shell, file), plan.html ? 'high' : 'low')),
    ...main.js.map(plan.html ? patientScriptTag : scriptTag),
    ...plan.js.map((file) => preloadTag(file, 'script')),
    // What is seen before any script has come must look as it should.
    ...plan.css.map((file) => (plan.html ? sheetTag(file) : preloadTag(file, 'style'))),
    `</head><body><div id="root">${plan.html}</div>`,
    `<script>${plan.html ? AHEAD_SCRIPT : FORMAT_SCRIPT}</script>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(data)}</script>`,
    '<noscript>Shortlist needs JavaScript. Turn it on and reload the page.</noscript>',
    '</body></html>',
  ].join('');
}

/** Stands in the page for the id that it gets when it is sent: each page has its own, and all else stays the same. */
export const PAGE_ID = '*page-id*';

/** Painted while only half of it is read, a page moves when the rest comes. */
const WHOLE_TAG = `<link rel="expect" href="#${PAGE_DATA_ID}" blocking="render">`;

const TITLE = 'Shortlist';

const DESCRIPTION = 'Recruiting software that backs every score with a quote from the resume.';

/** The upright faces, with the letters that every page needs: known from the style sheets only, they would come too late. */
const fontsOf = ({ sizes }: ShellRelease): string[] =>
  Object.keys(sizes).filter((file) => /^(?!.*-italic-)[a-z-]+-basic\.[^/]+\.woff2$/.test(file));

/** JSON that can't end the element it stands in. */
const escapeJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
