import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from '../browser/launch-browser.ts';
import { openContext } from './browser-page.ts';
import { serveFolder } from './static-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Opens a page with this in it and answers what the gate asks there. */
async function ask(markup: string, question: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'in-page-'));
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="en"><title>Page</title>${markup}`);
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  const server = await serveFolder(folder, { '/__axe.js': axe });
  const context = await openContext(browser);
  onTestFinished(async () => {
    await context.close();
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const page = await context.newPage();
  await page.goto(server.origin);
  return page.evaluate(`storyGateTools.${question}`);
}

const PALE_AND_NAMELESS = '<button id="bare"></button><p id="pale" style="color: #ccc">Pale</p>';

test.each([
  ['violations({ ofMarkup: true, ofColors: true })', ['button-name #bare', 'color-contrast #pale']],
  ['violations({ ofMarkup: true, ofColors: false })', ['button-name #bare']],
  ['violations({ ofMarkup: false, ofColors: true })', ['color-contrast #pale']],
])('%s tells what breaks the rules that were asked, and where', async (question, expected) => {
  const found = (await ask(PALE_AND_NAMELESS, question)) as { rule: string; places: string[] }[];

  expect(found.map(({ rule, places }) => `${rule} ${places.join(', ')}`)).toEqual(expected);
});

test('a page that has settled is told by the box in which something is drawn', async () => {
  const box = await ask('<div style="width: 100px; height: 50px"></div>', 'settle()');

  // The margin of a body is 8 pixels, and that of a picture 12.
  expect(box).toEqual({ x: 0, y: 0, width: 120, height: 70 });
});

test('a list that is drawn a block a frame has settled once all of it is there', async () => {
  const list = `<script>
    let left = 10;
    const draw = () => {
      document.body.append(Object.assign(document.createElement('div'), { style: 'width: 100px; height: 50px' }));
      if ((left -= 1) > 0) requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  </script>`;

  const box = await ask(list, 'settle()');

  expect(box).toMatchObject({ height: 520 });
});

test('what Chromium does to the view for a picture is not told to a page that has settled', async () => {
  const growing = `<div style="width: 100px; height: 50px"></div><script>
    addEventListener('resize', () => document.querySelector('div').style.height = '500px');
  </script>`;

  const box = await ask(
    growing,
    'settle().then(() => dispatchEvent(new Event("resize")) && storyGateTools.extent())',
  );

  expect(box).toMatchObject({ height: 70 });
});
