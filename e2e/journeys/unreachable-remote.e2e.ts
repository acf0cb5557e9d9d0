import { navigate } from '@shortlist/tooling/contract-tests/looks.ts';
import { sampleOf } from '@shortlist/tooling/test/depth.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, phone, test } from '../browser/journey.ts';
import { itemNamed } from '../design-system/moving.ts';
import { demoRecruiter, profileButton, signIn } from '../steps/account.ts';
import { openTab, sheetOf, sidebar } from '../steps/dashboard.ts';
import {
  blockRemote,
  failureOf,
  hideTab,
  isMarked,
  type KnownRemote,
  markPage,
  remotes,
  retryIn,
  sampledRemotes,
} from '../steps/remotes.ts';

describe.for(sampleOf([desktop, phone]))('at $width pixels', (viewport) => {
  test.for(sampledRemotes)(
    '[SH-08] $package cut off: its page says so, all others work, and Retry brings it back',
    async (remote, { openPage }) => {
      const page = await openPage({ viewport });
      await hideTab(page);
      await signIn(page, demoRecruiter);
      const bringBack = await blockRemote(page, remote.package);

      await page.goto('/user-profile');
      for (const other of remotes.filter((each) => each !== remote)) await expectPage(page, other);
      await navigate(page, remote.path);
      await page.getByRole('heading', { level: 1, name: failureOf(remote) }).waitFor();
      await expect.poll(() => profileButton(page, demoRecruiter.username).isVisible()).toBe(true);

      await markPage(page);
      await bringBack();
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await page.getByRole('heading', { level: 1, name: remote.heading }).waitFor();
      await expect.poll(() => isMarked(page)).toBe(true);
      await expect.poll(() => profileButton(page, demoRecruiter.username).isVisible()).toBe(true);
    },
  );

  test.for(sampledRemotes.filter(({ widget }) => widget !== null))(
    '[SH-08, OD-01] $package cut off: its section of the dashboard says so, the others are there, and Retry fills it',
    async (remote, { openPage }) => {
      const page = await openPage({ viewport });
      await hideTab(page);
      await signIn(page, demoRecruiter);
      const bringBack = await blockRemote(page, remote.package);

      await page.goto('/userhome');
      await page.getByRole('heading', { name: failureOf(remote) }).waitFor();
      for (const { widget } of remotes.filter((each) => each !== remote)) await expectWidget(page, widget);
      await markPage(page);
      await bringBack();
      await page.getByRole('button', { name: 'Retry' }).click();

      await expectWidget(page, remote.widget);
      await expect.poll(() => page.getByRole('heading', { name: failureOf(remote) }).count()).toBe(0);
      await expect.poll(() => isMarked(page)).toBe(true);
    },
  );
});

test.for(sampleOf(remotes.filter(({ package: name, tabs }) => tabs.length > 0 && name !== 'mfe-dashboard')))(
  '[SH-08, ND-01] $package cut off: each of its tabs says so in its place, the sidebar and all others work, and Retry fills them',
  { tags: 'thorough' },
  async (remote, { page }) => {
    await hideTab(page);
    await signIn(page, demoRecruiter);
    const bringBack = await blockRemote(page, remote.package);
    await page.goto('/new-dashboard');
    await page.getByRole('heading', { level: 1, name: 'Robin' }).waitFor();
    await markPage(page);

    for (const tab of remote.tabs) await expectFailure(page, remote, tab);
    for (const tab of remotes.filter((each) => each !== remote).flatMap(({ tabs }) => tabs)) {
      await openTab(page, tab);
    }
    await bringBack();
    for (const tab of remote.tabs) {
      await sidebar(page).getByRole('link', { name: tab, exact: true }).click();
      const sheet = sheetOf(page, tab);
      await retryIn(sheet, sheet.getByRole('heading', { level: 1, name: tab, exact: true }));
    }
    await expect.poll(() => isMarked(page)).toBe(true);
  },
);

/** Places in tabs of others: the cut off widget, what stands beside it, and what the widget shows when it is there. */
const guests: readonly Guest[] = [
  {
    package: 'mfe-jobs',
    tab: 'upload&mode=position',
    others: async (page) => {
      await page.getByRole('radio', { name: 'Upload Resume' }).click({ force: true });
      await page.getByText('Drop resumes here or choose files').waitFor();
      await page.getByRole('radio', { name: 'Post Position' }).click({ force: true });
    },
    shown: (page) => page.getByRole('textbox', { name: 'Description' }),
  },
  {
    package: 'mfe-resumes',
    tab: 'upload&mode=resume',
    others: async (page) => {
      await page.getByRole('radio', { name: 'Post Position' }).click({ force: true });
      await page.getByRole('textbox', { name: 'Description' }).waitFor();
      await page.getByRole('radio', { name: 'Upload Resume' }).click({ force: true });
    },
    shown: (page) => page.getByText('Drop resumes here or choose files'),
  },
  {
    package: 'mfe-jobs',
    tab: 'match-score',
    others: async (page) => {
      await itemNamed(page, 'Data Analyst').click();
      await page.getByRole('table', { name: 'Applicants' }).waitFor();
    },
    shown: (page) => page.getByRole('button', { name: 'Edit', exact: true }),
  },
];

interface Guest {
  readonly package: string;
  readonly tab: string;
  readonly others: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Locator;
}

test.for(sampleOf(guests))(
  '[SH-08, UP-01, MS-01] $package cut off: its part of $tab says so, the rest of the tab works, and Retry fills it',
  async ({ package: name, tab, others, shown }, { page }) => {
    const remote = remotes.find((each) => each.package === name);
    if (!remote) throw new Error(`${name} is no remote.`);
    await hideTab(page);
    await signIn(page, demoRecruiter);
    const bringBack = await blockRemote(page, name);
    await page.goto(`/new-dashboard?tab=${tab}`);
    const failure = page.getByRole('heading', { name: failureOf(remote) });
    await failure.waitFor();

    await others(page);
    await markPage(page);
    await failure.waitFor();
    await bringBack();
    await page.getByRole('button', { name: 'Retry' }).click();

    await shown(page).waitFor();
    await expect.poll(() => failure.count()).toBe(0);
    await expect.poll(() => isMarked(page)).toBe(true);
  },
);

async function expectFailure(page: Page, remote: KnownRemote, tab: string): Promise<void> {
  await sidebar(page).getByRole('link', { name: tab, exact: true }).click();
  await sheetOf(page, tab)
    .getByRole('heading', { name: failureOf(remote) })
    .waitFor();
}

async function expectPage(page: Page, { path, heading }: KnownRemote): Promise<void> {
  await navigate(page, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

async function expectWidget(page: Page, widget: string | null): Promise<void> {
  if (widget !== null) await page.getByRole('heading', { level: 2, name: widget, exact: true }).waitFor();
}
