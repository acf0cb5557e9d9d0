import { isReleaseSign, RuntimeIssue } from '@shortlist/platform/telemetry';
import type { Disposable, Page } from 'playwright-core';
import { VISITOR_COOKIE, type Visitor } from './browser-sessions.ts';
import type { KitConfig } from './kit-config.ts';
import { navigate } from './looks.ts';
import type { Scene } from './scenes.ts';
import type { KitSite } from './site.ts';
import type { TestBed } from './test-bed.ts';

/** How the browser comes to a scene: with the first page, or from another page of the product. */
export type Arrival = 'cold' | 'navigation';

/** Everything that the cases of one remote are tried with. */
export interface KitRoom {
  readonly bed: TestBed;
  readonly site: KitSite;
  readonly config: KitConfig;
  /** How long something may take to appear, in milliseconds. */
  readonly patience: number;
  /** Tries every way to a page, and mounts more often. */
  readonly isThorough: boolean;
}

/** An address that nothing answers: the page of it shows the shell, and nothing of a remote. */
const START = '/kit-start';

/** The heading there. It stays until the page that the browser goes to from it is ready. */
export const START_HEADING = 'Page not found';

/** A page without cookies and without any file of a remote on a site, whose faults are its own. */
export interface Visit {
  readonly page: Page;
  readonly visitor: Visitor;
  /** What the browser's console and the page complained about that nobody expected. */
  readonly violations: string[];
  /** Runs a script in every document of the visit before anything else. */
  readonly addInitScript: (...script: Parameters<Page['addInitScript']>) => Promise<void>;
  readonly arrive: (scene: Pick<Scene, Arrival>, arrival: Arrival) => Promise<void>;
  readonly leave: () => Promise<void>;
}

export async function visit(room: KitRoom, where: keyof KitSite['shown'] = 'built'): Promise<Visit> {
  const { bed, site, config, patience } = room;
  const { address } = bed;
  const visitor = bed.visitors.come(site.shown[where]);
  const page = await bed.pages.take();
  page.setDefaultTimeout(patience);
  await page.context().addCookies([
    { name: 'sid', value: 'kit', url: address },
    { name: VISITOR_COOKIE, value: visitor.id, url: address },
  ]);
  const scripts: Disposable[] = [];
  const addInitScript: Visit['addInitScript'] = async (...script) => {
    scripts.push(await page.addInitScript(...script));
  };
  await addInitScript((props) => Object.assign(globalThis, { kitProps: props }), propsOf(room, config));
  const violations: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (/Content.Security.Policy/.test(text) || isSignOf(site.releases.remote.name, text))
      violations.push(text);
  });
  return {
    page,
    visitor,
    violations,
    addInitScript,
    async arrive(scene, arrival) {
      if (arrival === 'cold') {
        await page.goto(address + scene.cold, { waitUntil: 'commit' });
      } else {
        await page.goto(address + START);
        await page.getByRole('banner').waitFor();
        await navigate(page, scene.navigation);
      }
    },
    async leave() {
      await Promise.all(scripts.map((script) => script.dispose()));
      await bed.pages.give(page);
    },
  };
}

/** The shell writes what it notices of a remote to the console: `[mfe_jobs 1.2.0, team Jobs] leak: ...`. */
function isSignOf(remote: string, text: string): boolean {
  const [, name, sign] = /^\[(\S+) [^\]]*\] (\w+): /.exec(text) ?? [];
  const known = RuntimeIssue.safeParse(sign);
  return name === remote && known.success && isReleaseSign(known.data);
}

function propsOf({ site }: KitRoom, { widgets = {} }: KitConfig): Record<string, unknown> {
  const { name } = site.releases.remote;
  return Object.fromEntries(Object.entries(widgets).map(([widget, props]) => [`${name}/${widget}`, props]));
}
