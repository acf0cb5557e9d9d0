import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, origin, logged } = server;
const ada = await given.user();
const plan = await given.plan();

/** Asks for a checkout, as a client that writes its own Host. */
function checkoutAs(host: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}/api/payments/create-checkout-session/${plan.id}`, {
      method: 'POST',
      headers: { cookie: ada.cookie, host },
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    asked.end();
  });
}

test.each([
  'a b',
  'x"><script>',
  '[::1',
  'someone:secret@hire.example',
  'hire.example/..',
  'hire.example?',
  '#',
])('a Host that is none is refused, and neither sent on nor a fault: %s', async (host) => {
  logged.length = 0;

  const reply = await checkoutAs(host);

  expect(reply.status).toBe(400);
  expect(JSON.parse(reply.text)).toMatchObject({ code: 'invalid_input' });
  expect(logged.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
});

test.each(['hire.example', 'hire.example:8080', '127.0.0.1:4000', '[::1]:4000', 'HIRE.example'])(
  'a checkout leads back to where the browser is: %s',
  async (host) => {
    const reply = await checkoutAs(host);

    expect(reply.status).toBe(200);
    expect(new URL(JSON.parse(reply.text).url).host).toBe(host.toLowerCase());
  },
);
