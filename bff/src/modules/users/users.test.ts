import { afterAll, expect, test } from 'vitest';
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
