import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from '../browser/launch-browser.ts';
import { listenTo } from './listen-to.ts';
import { serveFolder } from './static-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What is heard while a page with this markup is open; each as "log" or "fault" and the sentence. */
async function heardFrom(markup: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'listen-'));
  writeFileSync(join(folder, 'iframe.html'), `<!doctype html><link rel="icon" href="data:,">${markup}`);
  const server = await serveFolder(folder);
  const page = await browser.newPage();
  onTestFinished(async () => {
    await page.close();
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const heard: string[] = [];
  listenTo(page, server.origin, (text, isLog) => heard.push(`${isLog ? 'log' : 'fault'}: ${text}`));
  await page.goto(`${server.origin}/iframe.html`, { waitUntil: 'load' });
  await page.waitForTimeout(200);
  return heard;
}

test('a page that stays at home is silent, with what it made itself', async () => {
  const markup =
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><script>fetch("/iframe.html")</script>';

  expect(await heardFrom(markup)).toEqual([]);
});

test.each([
  ['a picture', '<img src="http://127.0.0.1:9/pixel.png">', 'http://127.0.0.1:9/pixel.png'],
  [
    'a font or a style',
    '<link rel="stylesheet" href="https://fonts.invalid/css">',
    'https://fonts.invalid/css',
  ],
  [
    'a beacon',
    '<script>navigator.sendBeacon("http://localhost:9/seen", "x")</script>',
    'http://localhost:9/seen',
  ],
  ['a socket', '<script>new WebSocket("ws://127.0.0.1:9/live")</script>', 'ws://127.0.0.1:9/live'],
])('%s of another server is a fault, whatever the story may log', async (_, markup, address) => {
  expect(await heardFrom(markup)).toContain(`fault: it asks something of another server: ${address}`);
});

test('what is uncaught and what is logged is heard', async () => {
  const markup = '<script>console.error("so it is"); throw new Error("nobody caught me")</script>';

  expect(await heardFrom(markup)).toEqual([
    expect.stringMatching(/^log: the console says: so it is/u),
    'fault: uncaught: nobody caught me',
  ]);
});

test('a call that nothing answers is a fault', async () => {
  const heard = await heardFrom('<script>fetch("/api/jobs/?limit=5")</script>');

  expect(heard).toEqual(['fault: the story does not answer GET /api/jobs/?limit=5']);
});
