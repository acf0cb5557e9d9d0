import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '../browser/launch-browser.ts';
import { WORKSPACE } from '../build/packages.ts';
import { demoPage } from './demo-page.ts';
import { webpOf } from './webp.ts';

/**
 * Takes the pictures of the landing page from a product that runs with its demo data:
 * `node tooling/pictures/landing.ts http://localhost:3000`.
 */
const [address = 'http://localhost:3000'] = process.argv.slice(2);
const SIZE = { width: 1320, height: 760 };
const folder = join(WORKSPACE, 'shell/src/landing/pictures');

const browser = await launchBrowser();
try {
  for (const theme of ['light', 'dark'] as const) {
    const page = await demoPage(browser, address, { ...SIZE, theme, as: 'recruiter' });
    await page.goto('/new-dashboard', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Applicant Overview' }).waitFor();
    const file = join(folder, `dashboard-${theme}.webp`);
    const picture = await webpOf(browser, await page.screenshot({ animations: 'disabled' }));
    await writeFile(file, picture);
    console.log(`${file}: ${picture.byteLength} bytes`);
  }
} finally {
  await browser.close();
}
