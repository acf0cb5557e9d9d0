import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/support/test-server.ts';
import { createDocument } from './document.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { anyone } = server;

test('[AP-01] anyone may read the document and the page that shows it', async () => {
  const document = await anyone.get('/api/docs/openapi.json');
  const page = await anyone.get('/api/docs');

  expect(document).toMatchObject({ status: 200, body: createDocument() });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
});

test('every file of the page comes from this server, and may be kept for ever', async () => {
  const { text } = await anyone.get('/api/docs');

  const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map((found) => found[1] ?? '');

  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) {
    expect(await anyone.get(address), address).toMatchObject({ status: 200 });
  }
  const kept = await anyone.get(addresses.find((address) => address.endsWith('start.js')) ?? '');
  expect(kept.headers.get('cache-control')).toContain('immutable');
});

test('the page runs no script but its files, and no text as one', async () => {
  const { headers, text } = await anyone.get('/api/docs');

  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("connect-src 'self'");
  expect(text).not.toMatch(/<script(?![^>]* src=)/);
});

test('[AP-02] what the page does not have is a 404, and nothing may be sent to it', async () => {
  for (const path of [
    '/api/docs/nothing',
    '/api/docs/assets/1/start.js',
    '/api/docs/assets/%2e%2e/%2e%2e/app.ts',
  ]) {
    expect(await anyone.get(path), path).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  expect(await anyone.post('/api/docs', {})).toMatchObject({
    status: 405,
    body: { code: 'method_not_allowed' },
  });
});
