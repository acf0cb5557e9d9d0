import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';

/** What a page must let a person do while no script file has come. */
const USES = {
  '/': async (page: Page) => {
    await page.getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('**/login', { waitUntil: 'commit' });
  },
  '/login': async (page: Page) => {
    await page.getByLabel('Email').fill('recruiter@example.com');
    await page.getByLabel('Password', { exact: true }).fill('demo-password');
    await page.keyboard.press('Enter');
    // The form is kept for the shell, and the page stays.
    await page.locator('form[aria-busy=true]').waitFor();
  },
};

/**
 * Bytes of script, compressed, that a page needs before it can be used. All script files are held back, the page is used,
 * and the scripts in the document itself are counted.
 *
 * @throws Error when the page can't be used without its script files.
 */
export async function scriptBeforeUse(
  browser: Browser,
  address: string,
  path: keyof typeof USES,
): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // Never answered: they are as late as can be.
    await page.route('**/*.js', () => {});
    await page.goto(address + path, { waitUntil: 'commit' });
    await page.getByRole('main').waitFor();
    const scripts: readonly string[] = await page
      .locator('script:not([src]):not([type="application/json"])')
      .allTextContents();
    await USES[path](page);
    return brotliCompressSync(scripts.join('\n')).byteLength;
  } finally {
    await context.close();
  }
}
