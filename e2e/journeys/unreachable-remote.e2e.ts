import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, phone, test } from '../browser/journey.ts';
import { beSignedIn, demoRecruiter, profileButton } from '../steps/account.ts';
import { cutOff, isMarked, type KnownRemote, markPage, remotes } from '../steps/remotes.ts';

describe.for([desktop, phone])('at $width pixels', (viewport) => {
  test.for(remotes)(
    '[SH-08] $package cut off: its page says so, all others work, and Retry brings it back',
    async (remote, { openPage }) => {
      const page = await openPage({ viewport });
      await beSignedIn(page, demoRecruiter);
      const bringBack = await cutOff(page, remote.package);

      for (const other of remotes.filter((each) => each !== remote)) await expectPage(page, other);
      await page.goto(remote.path);
      await page.getByRole('heading', { level: 1, name: failureOf(remote) }).waitFor();
      expect(await profileButton(page, demoRecruiter.username).isVisible()).toBe(true);

      await markPage(page);
      await bringBack();
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await page.getByRole('heading', { level: 1, name: remote.heading }).waitFor();
      expect(await isMarked(page)).toBe(true);
      expect(await profileButton(page, demoRecruiter.username).isVisible()).toBe(true);
    },
  );

  test.for(remotes.filter(({ widget }) => widget !== null))(
    '[SH-08, OD-01] $package cut off: its section of the dashboard says so, the others are there, and Retry fills it',
    async (remote, { openPage }) => {
      const page = await openPage({ viewport });
      await beSignedIn(page, demoRecruiter);
      const bringBack = await cutOff(page, remote.package);

      await page.goto('/userhome');
      await page.getByRole('heading', { name: failureOf(remote) }).waitFor();
      for (const { widget } of remotes.filter((each) => each !== remote)) await expectWidget(page, widget);
      await markPage(page);
      await bringBack();
      await page.getByRole('button', { name: 'Retry' }).click();

      await expectWidget(page, remote.widget);
      expect(await page.getByRole('heading', { name: failureOf(remote) }).count()).toBe(0);
      expect(await isMarked(page)).toBe(true);
    },
  );
});

/** The sentence depends on which of its files was asked for first. */
function failureOf({ title }: KnownRemote): RegExp {
  return new RegExp(`^(${title} can't be reached|A part of ${title} could not be loaded)\\.$`);
}

async function expectPage(page: Page, { path, heading }: KnownRemote): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

async function expectWidget(page: Page, widget: string | null): Promise<void> {
  if (widget !== null) await page.getByRole('heading', { level: 2, name: widget, exact: true }).waitFor();
}
