import { expect } from 'vitest';
import { test } from '../../browser/journey.ts';
import { demoRecruiter, signIn } from '../../steps/account.ts';
import { sampledRemotes } from '../../steps/remotes.ts';

test.for(sampledRemotes)(
  '"Shared module is not available for eager consumption": $package starts first, cold, and with its scripts ahead of the shell\'s',
  async ({ path, heading, package: name }, { page }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (/eager consumption|Shared module|Federation Runtime/i.test(message.text()))
        complaints.push(message.text());
    });
    await signIn(page, demoRecruiter);
    // The shell's own script comes last: whatever consumes before it has provided would fail here.
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/shell/*/main.*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    const isFetched = page.waitForResponse((reply) => reply.url().includes(`/assets/${name}/`));

    await page.goto(path, { waitUntil: 'commit' });
    // The head may still be on its way.
    await page.locator(`link[href*="/assets/${name}/"][as=script]`).first().waitFor({ state: 'attached' });
    await page.evaluate(
      `document.querySelector('link[href*="/assets/${name}/"][as=script]').rel = 'preload'`,
    );
    await isFetched;
    held.resolve();

    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(complaints).toEqual([]);
  },
);
