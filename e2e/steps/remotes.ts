import { policyOf } from '@shortlist/platform/failure-policies';
import { sampleOf } from '@shortlist/tooling/test/depth.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A remote as a person meets it. */
export interface KnownRemote {
  package: string;
  /** What an error calls it. */
  title: string;
  /** A page of its own, and the heading that it shows when it is there. */
  path: string;
  heading: string | RegExp;
  /** The heading of its section on /userhome; null when it has none. */
  widget: string | null;
  /** The tabs of the new dashboard that it fills alone, by their labels. */
  tabs: readonly string[];
}

export const remotes: readonly KnownRemote[] = [
  {
    package: 'mfe-jobs',
    title: 'Job positions',
    path: '/joblist',
    heading: 'Job Positions',
    widget: 'Job Positions',
    tabs: ['Tracking', 'Position Management'],
  },
  {
    package: 'mfe-resumes',
    title: 'Resumes',
    path: '/resumes',
    heading: 'Resumes',
    widget: 'Resumes',
    tabs: ['Resume Score', 'Resume Management'],
  },
  {
    package: 'mfe-ai',
    title: 'Analysis and matching',
    path: '/jobs/00000000-0000-7000-8000-000000000000/select_resumes_batch',
    heading: 'Select Resumes to Match',
    widget: 'Match history',
    tabs: ['Analyze', 'Match Score'],
  },
  { package: 'mfe-billing', title: 'Plans', path: '/plans', heading: 'Plans', widget: 'My Plan', tabs: [] },
  {
    package: 'mfe-dashboard',
    title: 'Dashboard',
    path: '/new-dashboard',
    heading: /Robin/,
    widget: null,
    tabs: ['Home Dashboard', 'Upload', 'Tutorial', 'Contact Us'],
  },
];

/** For what the contract kit asks of every remote before it is released. */
export const sampledRemotes: readonly KnownRemote[] = sampleOf(remotes);

/** Nothing of a remote arrives any more, as when its server is gone. Returns how to bring it back. */
export async function blockRemote(page: Page, packageName: string): Promise<() => Promise<void>> {
  const files = `**/assets/${packageName}/**`;
  await page.route(files, (route) => route.abort('connectionrefused'));
  return () => page.unroute(files);
}

/** What a place says of a remote that is away: it depends on which file was asked for first, and how often that failed. */
export function failureOf({ title }: Pick<KnownRemote, 'title'>): RegExp {
  const kinds = ['unreachable', 'suspended', 'missing_part'] as const;
  return new RegExp(`^(${kinds.map((kind) => policyOf(kind).message(title)).join('|')})\\.$`);
}

/**
 * Has failed places wait for a press, as in a tab that nobody looks at: a place comes back by itself soon, and a test of
 * Retry would come too late on a slow machine. For pages that are opened from now on.
 */
export async function hideTab(page: Page): Promise<void> {
  await page.addInitScript({ content: "Object.defineProperty(document, 'hidden', { get: () => true })" });
}

/**
 * Presses Retry in a place that failed or is late, until it shows what it should: the notice of a wait may become that of
 * a failure while it is pressed, and the success of another place brings back this one.
 */
export async function retryIn(place: Page | Locator, shown: Locator): Promise<void> {
  const button = place.getByRole('button', { name: 'Retry' });
  await expect
    .poll(
      async () => {
        const isShown = await shown.isVisible();
        if (!isShown && (await button.isVisible())) await button.click({ timeout: 1_000 }).catch(() => {});
        return isShown;
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(true);
}

/** Writes into the page what a reload would lose. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { journeyMark: 'kept' }));
}

/** Whether the page was not loaded again since it was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(globalThis, 'journeyMark') === 'kept');
}
