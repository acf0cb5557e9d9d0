import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from '../browser/launch-browser.ts';
import { checkFrame } from './check-frame.ts';
import { serveFolder } from './static-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What is told of a Storybook whose frame has this in it. */
async function toldOf(markup: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'frame-'));
  writeFileSync(join(folder, 'index.html'), `<!doctype html><link rel="icon" href="data:,">${markup}`);
  const server = await serveFolder(folder);
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  return checkFrame(browser, server.origin, 'actions-button--docs');
}

test('a frame that asks nobody else is silent', async () => {
  expect(await toldOf('<script>fetch("/index.html")</script>')).toEqual([]);
});

test('a frame that asks for newer versions of itself is told', async () => {
  const told = await toldOf('<script>fetch("http://127.0.0.1:9/versions").catch(() => 0)</script>');

  expect(told).toContainEqual(
    expect.stringMatching(
      /^Storybook itself: it asks something of another server: http:\/\/127\.0\.0\.1:9\/versions\./u,
    ),
  );
});
