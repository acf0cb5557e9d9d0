import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/support/test-server.ts';
import { readEnv } from '../../env.ts';

const env = readEnv({
  GOOGLE_CLIENT_ID: 'client-of-ours',
  SALES_EMAIL: 'sell@example.com',
  SALES_NAME: 'Sam Sales',
  SUPPORT_EMAIL: 'help@example.com',
  ADMIN_EMAILS: 'a@b.example',
  STRIPE_SECRET_KEY: 'sk_test_of_ours',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_ours',
});
const server = await startTestServer({ settings: env });
afterAll(() => server.close());

test('[SH-02] [CU-01] [AU-05] anyone may read the public settings, and no other', async () => {
  const reply = await server.anyone.get('/api/configuration');

  expect(reply.body).toEqual({
    google_client_id: 'client-of-ours',
    google_script_url: 'https://accounts.google.com/gsi/client',
    privacy_notice_url: null,
    sales_email: 'sell@example.com',
    contacts: [
      { category: 'sales', name: 'Sam Sales', email: 'sell@example.com', is_sample: false },
      { category: 'technical', name: 'Technical support', email: 'help@example.com', is_sample: false },
      {
        category: 'general',
        name: 'General questions',
        email: 'hello@shortlist.example',
        is_sample: true,
      },
    ],
    is_payment_sandbox: false,
    sends_mail: false,
    demo: true,
  });
});

test('[AU-05] without a client id the browser is told of no script', async () => {
  const plain = await startTestServer({ settings: readEnv({}) });
  const reply = await plain.anyone.get('/api/configuration');

  await plain.close();
  expect(reply.body).toMatchObject({
    google_client_id: null,
    google_script_url: null,
    is_payment_sandbox: true,
  });
});
