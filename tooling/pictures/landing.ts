import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '../browser/launch-browser.ts';
import { WORKSPACE } from '../build/packages.ts';

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
    const page = await browser.newPage({ viewport: SIZE, colorScheme: theme, baseURL: address });
    await page.request.post('/api/auth/login', {
      data: { email: 'recruiter@example.com', password: 'demo-password' },
    });
    await page.goto('/new-dashboard', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Applicant Overview' }).waitFor();
    const file = join(folder, `dashboard-${theme}.webp`);
    const picture = await webpOf(await page.screenshot({ animations: 'disabled' }));
    await writeFile(file, picture);
    console.log(`${file}: ${picture.byteLength} bytes`);
  }
} finally {
  await browser.close();
}

/** The browser itself writes WebP; a page without a policy does it. */
async function webpOf(png: Buffer): Promise<Buffer> {
  const desk = await browser.newPage();
  const script = `(async () => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,${png.toString('base64')}';
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1];
  })()`;
  return Buffer.from(String(await desk.evaluate(script)), 'base64');
}
