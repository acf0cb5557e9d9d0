import { afterEach, expect, test } from 'vitest';
import { AHEAD_SCRIPT } from './inline-scripts.ts';
import { aShellRelease, releasesFolder } from './testing/released.ts';
import { type Served, serveEdge } from './testing/served.ts';

let edge: Served | undefined;
afterEach(() => edge?.close());

async function open() {
  edge = await serveEdge(releasesFolder(ahead()).folder);
  const { address } = edge;
  return (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, address), { headers });
}

const ahead = () =>
  aShellRelease({
    pages: [
      {
        path: '/',
        js: ['landing.1.js'],
        css: ['landing.1.css'],
        html: '<h1>Every score</h1><img src="release-files:/match.1.webp">',
      },
    ],
    sizes: { 'grotesk-basic.1.woff2': 1, 'serif-italic-basic.1.woff2': 1 },
  });

test('[SH-02] the landing page stands in the document, with its styles, before any script has come', async () => {
  const get = await open();

  const html = await (await get('/')).text();

  expect(html).toContain(
    '<div id="root"><h1>Every score</h1><img src="/assets/shell/1.0.0-aaaaaaaaaa/match.1.webp"></div>',
  );
  expect(html).toContain('<link rel="stylesheet" href="/assets/shell/1.0.0-aaaaaaaaaa/landing.1.css" ');
  expect(html.match(/<link rel="preload" as="font"[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" fetchpriority="high" type="font/woff2" href="/assets/shell/1.0.0-aaaaaaaaaa/grotesk-basic.1.woff2" crossorigin>',
  ]);
  expect(html).toContain(
    '<link rel="preload" as="script" fetchpriority="low" href="/assets/shell/1.0.0-aaaaaaaaaa/landing.1.js" ',
  );
  expect(html).toContain('<link rel="expect" href="#shortlist-page" blocking="render">');
});

test('who may be signed in gets no page that was rendered for somebody else', async () => {
  const get = await open();

  const html = await (await get('/', { cookie: 'sid=something' })).text();

  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('blocking="render"');
  expect(html).toContain(
    '<link rel="preload" as="font" fetchpriority="low" type="font/woff2" href="/assets/shell/1.0.0-aaaaaaaaaa/grotesk-basic.1.woff2" crossorigin>',
  );
});

test('[SH-06] a page that must lead back to somewhere is drawn by the shell, whose links know the way', async () => {
  const get = await open();

  const html = await (await get('/?next=%2Fplans')).text();

  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<script defer fetchpriority="high" ');
});

test('[SH-02] a page that can be used before its scripts has them after all that it looks like', async () => {
  const get = await open();

  const html = await (await get('/?utm_source=mail')).text();

  expect(html).toContain(`</div><script>${AHEAD_SCRIPT}</script>`);
  expect(html).toContain('<script defer fetchpriority="low" ');
});

test('a page is compressed for who takes it', async () => {
  const get = await open();

  const [small, plain] = await Promise.all([
    get('/', { 'accept-encoding': 'gzip, br' }),
    get('/', { 'accept-encoding': 'identity' }),
  ]);

  expect(small.headers.get('content-encoding')).toBe('br');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(small.headers.get('vary')).toContain('Accept-Encoding');
  expect((await small.text()).length).toBe((await plain.text()).length);
});
