import type { Browser } from 'playwright-core';

/** A PNG as WebP. The browser itself writes it; a page without a policy does. */
export async function webpOf(browser: Browser, png: Buffer): Promise<Buffer> {
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
  try {
    return Buffer.from(String(await desk.evaluate(script)), 'base64');
  } finally {
    await desk.close();
  }
}
