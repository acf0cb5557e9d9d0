import { expect } from 'vitest';
import { test } from '../../browser/journey.ts';
import { chooseFromMenu, demoRecruiter, profileButton, signIn } from '../../steps/account.ts';
import { blockRemote, remotes } from '../../steps/remotes.ts';

test('[SH-08] "A dead remote blanks the host": with every remote dead the header, the session and the own pages go on', async ({
  page,
}) => {
  await signIn(page, demoRecruiter);
  for (const remote of remotes) await blockRemote(page, remote.package);

  for (const { path, title } of remotes) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { name: title }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().waitFor();
    await profileButton(page, demoRecruiter.username).waitFor();
  }
  await chooseFromMenu(page, demoRecruiter.username, 'Profile');

  await page.waitForURL('**/user-profile');
  await page.getByRole('button', { name: 'Delete Account' }).waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('button', { name: 'Retry' }).count()).toBe(0);
});
