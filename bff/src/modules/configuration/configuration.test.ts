import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer({
  settings: { demo: true, salesEmail: 'sell@example.com', adminEmails: ['a@b.example'] },
});
afterAll(() => server.close());

test('[SH-02] [AU-05] anyone may read the public settings, and no other', async () => {
  const reply = await server.anyone.get('/api/configuration');

  expect(reply.body).toEqual({ google_client_id: null, sales_email: 'sell@example.com', demo: true });
});
