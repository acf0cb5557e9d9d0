import { expect } from 'vitest';
import { test } from '../../browser/journey.ts';
import { demoRecruiter, profileButton, signIn } from '../../steps/account.ts';
import { remotes, retryIn, sampledRemotes } from '../../steps/remotes.ts';

test.for(sampledRemotes)(
  '"No SRI": one changed byte of $package is refused, said in its place, and the released bytes are taken again',
  async ({ package: name, path, title, heading }, { page }) => {
    await signIn(page, demoRecruiter);
    await page.route(`**/assets/${name}/**/remoteEntry.js*`, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, body: `${await reply.text()}\n;globalThis.stolen = true;` });
    });

    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: `${title} failed a security check` }).waitFor();
    await profileButton(page, demoRecruiter.username).waitFor();
    expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);

    await page.unroute(`**/assets/${name}/**/remoteEntry.js*`);
    await retryIn(page, page.getByRole('heading', { level: 1, name: heading }));
  },
);

test('"A broken CSP": on every page what nobody released is neither run nor evaluated, and nothing of ours is blocked', async ({
  page,
}) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/.test(message.text())) blocked.push(message.text());
  });
  await signIn(page, demoRecruiter);
  for (const { path, heading } of remotes) {
    const reply = await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();

    const policy = (await reply?.headerValue('content-security-policy')) ?? '';
    expect(policy).toMatch(/script-src 'self'/);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(blocked).toEqual([]);
  }
  await page.evaluate(`
    const script = document.createElement('script');
    script.textContent = 'globalThis.injected = true';
    document.head.append(script);
    setTimeout('globalThis.injected = true', 0);`);

  await expect.poll(() => blocked.length).toBe(2);
  expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
});
