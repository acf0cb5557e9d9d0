import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as } = server;

test('[PR-01] a user changes their own username, and the session shows it', async () => {
  const ada = await given.user({ username: 'Ada' });

  const reply = await as(ada).put(`/api/users/${ada.id}`, { username: '  Countess  ' });

  expect(reply).toMatchObject({ status: 200, body: { id: ada.id, username: 'Countess' } });
  expect(await as(ada).get('/api/auth/')).toMatchObject({ body: { username: 'Countess' } });
});

test('[PR-01] a username cannot be empty', async () => {
  const ada = await given.user();

  const reply = await as(ada).put(`/api/users/${ada.id}`, { username: '   ' });

  expect(reply).toMatchObject({ status: 400, body: { errors: { username: 'Username cannot be empty' } } });
});

test('a profile takes no field but the username: nobody makes themselves an administrator', async () => {
  const ada = await given.user();

  const reply = await as(ada).put(`/api/users/${ada.id}`, {
    username: 'Ada',
    is_admin: true,
    email: 'x@y.example',
  });

  expect(reply).toMatchObject({ status: 200, body: { is_admin: false, email: ada.email } });
});

test('an account is asked to accept the privacy notice of the operator once, and the export says when', async () => {
  const address = 'https://example.com/privacy';
  const asking = await startTestServer({ settings: { privacyNoticeUrl: address } });
  onTestFinished(() => asking.close());
  const ada = await asking.given.user();
  const caller = asking.as(ada);
  const unasked = await given.user();

  expect(await asking.anyone.get('/api/configuration')).toMatchObject({
    body: { privacy_notice_url: address },
  });
  expect(await as(unasked).get('/api/auth/')).toMatchObject({ body: { privacy_notice_url: null } });
  expect(await caller.get('/api/auth/')).toMatchObject({ body: { privacy_notice_url: address } });
  const accepted = await caller.post('/api/account/privacy-notice');

  expect(accepted).toMatchObject({ status: 200, body: { privacy_notice_url: null } });
  expect(await caller.get('/api/auth/')).toMatchObject({ body: { privacy_notice_url: null } });
  const { body } = await caller.get('/api/account/export');
  expect(body).toMatchObject({ profile: { privacy_accepted_at: expect.any(String) } });
});
