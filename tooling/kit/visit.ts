import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { KitConfig } from './kit-config.ts';
import { navigate } from './looks.ts';
import type { Scene } from './scenes.ts';
import type { KitSite } from './site.ts';
import { VISITOR_COOKIE, type Visitor } from './visitors.ts';

/** How the browser comes to a scene: with the first page, or from another page of the product. */
export type Arrival = 'cold' | 'navigation';

/** Everything that the cases of one remote are tried with. */
export interface KitRoom {
  readonly browser: Browser;
  readonly site: KitSite;
  readonly config: KitConfig;
  /** How long something may take to appear, in milliseconds. */
  readonly patience: number;
}

/** How long a page may take to be closed, milliseconds. */
const LEAVING_MS = 20_000;

/** A browser without cookies and cache on a site, whose faults are its own. */
export interface Visit {
  readonly page: Page;
  readonly visitor: Visitor;
  /** What the browser's console and the page complained about that nobody expected. */
  readonly violations: string[];
  readonly arrive: (scene: Scene, arrival: Arrival) => Promise<void>;
  readonly leave: () => Promise<void>;
}

export async function visit(room: KitRoom, where: keyof KitSite['addresses'] = 'built'): Promise<Visit> {
  const { browser, site, config, patience } = room;
  const address = site.addresses[where];
  const visitor = site.visitors.come();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(patience);
  await context.addCookies([
    { name: 'sid', value: 'kit', url: address },
    { name: VISITOR_COOKIE, value: visitor.id, url: address },
  ]);
  await context.addInitScript(
    (props) => Object.assign(globalThis, { kitProps: props }),
    propsOf(room, config),
  );
  const page = await context.newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/.test(message.text())) violations.push(message.text());
  });
  return {
    page,
    visitor,
    violations,
    async arrive(scene, arrival) {
      if (arrival === 'cold') {
        await page.goto(address + scene.cold, { waitUntil: 'commit' });
      } else {
        await page.goto(`${address}/user-profile`);
        await page.getByRole('banner').waitFor();
        await navigate(page, scene.navigation);
      }
    },
    // A page that computes without end may not let itself be closed: it goes with the browser.
    leave: () => Promise.race([context.close(), wait(LEAVING_MS, undefined, { ref: false })]),
  };
}

function propsOf({ site }: KitRoom, { widgets = {} }: KitConfig): Record<string, unknown> {
  const { name } = site.releases.remote;
  return Object.fromEntries(Object.entries(widgets).map(([widget, props]) => [`${name}/${widget}`, props]));
}
