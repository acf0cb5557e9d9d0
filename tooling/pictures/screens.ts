import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { WORKSPACE } from '../build/packages.ts';
import { addExtras } from './demo-extras.ts';
import { demoPage, type Look } from './demo-page.ts';
import { picturedScreens, type Screen } from './screen-list.ts';
import { webpOf } from './webp.ts';

/**
 * Takes the pictures of docs/screens.md from a product that runs with its demo data:
 * `node tooling/pictures/screens.ts http://localhost:3000 [part of a name]`.
 */
const [address = 'http://localhost:3000', part = ''] = process.argv.slice(2);
const folder = join(WORKSPACE, 'docs/images/screens');
const LOOKS: readonly Look[] = [
  { width: 1440, height: 900, theme: 'light' },
  { width: 1440, height: 900, theme: 'dark' },
  { width: 390, height: 844, theme: 'light' },
  { width: 1920, height: 1080, theme: 'light' },
];

const browser = await launchBrowser();
try {
  for (const look of LOOKS) {
    const recruiter = await demoPage(browser, address, { ...look, as: 'recruiter' });
    const pages = {
      visitor: await demoPage(browser, address, { ...look, as: 'visitor' }),
      admin: await demoPage(browser, address, { ...look, as: 'admin' }),
    };
    await addExtras(recruiter);
    const screens = await picturedScreens(recruiter);
    const taken = screens.filter(({ name, isWide }) => name.includes(part) && (look.width < 1920 || isWide));
    for (const screen of taken) {
      await take(screen.as ? pages[screen.as] : recruiter, screen, look);
    }
  }
} finally {
  await browser.close();
}

async function take(page: Page, { name, path, ready, done }: Screen, { width, theme }: Look): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await ready?.(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const file = join(folder, `${name}-${width}-${theme}.webp`);
  const picture = await webpOf(browser, await page.screenshot({ animations: 'disabled' }));
  await done?.(page);
  await writeFile(file, picture);
  console.log(`${file}: ${picture.byteLength} bytes`);
}
