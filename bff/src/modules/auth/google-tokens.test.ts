import { createPublicKey } from 'node:crypto';
import { createServer } from 'node:http';
import { ErrorBody } from '@shortlist/api-contract';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { startSandboxIssuer } from '../../../sandbox/google/issuer.ts';
import { read } from '../../../test/support/caller.ts';
import type { Reply } from '../../../test/support/reply.ts';
import { googleAccount } from '../../../test/support/someone-at-google.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const issuer = await startSandboxIssuer();
const server = await startTestServer({ settings: { google: issuer.settings } });
afterAll(() => Promise.all([server.close(), issuer.close()]));

const HOUR = 60 * 60;
const REFUSED = expect.objectContaining({
  status: 401,
  body: expect.objectContaining({
    code: 'invalid_token',
    errors: { idToken: "This Google sign-in isn't valid here. Sign in again." },
  }),
});
const send = (idToken: unknown) => server.anyone.post('/api/auth/google', { idToken });

type Key = Parameters<SignJWT['sign']>[0];

/** A token by the rules, but for what is changed. */
function signedBy(key: Key, change: { kid?: string; alg?: string } = {}): Promise<string> {
  const { kid = issuer.keys.published().keys[0]?.kid ?? '', alg = 'RS256' } = change;
  return new SignJWT({ ...googleAccount() })
    .setProtectedHeader({ alg, kid })
    .setIssuer(issuer.origin)
    .setAudience(issuer.settings.clientId)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);
}

const bySomeoneElse = async (kid?: string) =>
  signedBy((await generateKeyPair('RS256')).privateKey, kid === undefined ? {} : { kid });

/** The public key, which everybody knows, as the secret of a signature. */
async function byPublicKey(): Promise<string> {
  const [jwk] = issuer.keys.published().keys;
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
  const pem = key.export({ type: 'spki', format: 'pem' }).toString();
  return signedBy(new TextEncoder().encode(pem), { alg: 'HS256' });
}

function unsigned(): string {
  const token = new UnsecuredJWT({ ...googleAccount() }).setIssuer(issuer.origin);
  return token.setAudience(issuer.settings.clientId).setIssuedAt().setExpirationTime('1h').encode();
}

/** A good token whose payload or signature was changed on the way. */
async function changed(part: 'payload' | 'signature'): Promise<string> {
  const [header, payload, signature] = (await issuer.issue(googleAccount())).split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
  const other = Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url');
  return part === 'payload' ? `${header}.${other}.${signature}` : `${header}.${payload}.`;
}

/** A token of this very issuer, but old, or for another. */
function issued(issue: { issuer?: string; audience?: string; lifetime?: number }): Promise<string> {
  const { clientId } = issuer.settings;
  return issuer.keys.sign(googleAccount(), { issuer: issuer.origin, audience: clientId, ...issue });
}

test.each([
  ['for another client', () => issued({ audience: 'another-client' })],
  ['of another issuer', () => issued({ issuer: 'https://accounts.google.com' })],
  ['of an issuer with almost the same name', () => issued({ issuer: `${issuer.origin}/` })],
  ['signed by another key', () => bySomeoneElse()],
  ['signed by a key that nobody knows', () => bySomeoneElse('unknown')],
  ['signed with the public key as a secret', byPublicKey],
  ['without a signature, by alg none', async () => unsigned()],
  ['whose payload was changed', () => changed('payload')],
  ['whose signature was taken off', () => changed('signature')],
])('[AU-05] [AP-02] a token %s opens nothing', async (_, make) => {
  const reply = await send(await make());

  expect(reply).toEqual(REFUSED);
  expect(reply.headers.getSetCookie()).toEqual([]);
});

test('[AU-05] [AP-02] an expired token is told as one', async () => {
  const reply = await send(await issued({ lifetime: -HOUR }));

  expect(reply).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
  expect(read(ErrorBody, reply).error).toBe('Your Google sign-in expired. Sign in again.');
});

test.each(['garbage', 'a.b.c', '..', 'eyJhbGciOiJSUzI1NiJ9.e30.AAAA', '💥'.repeat(1000), 'x'.repeat(8192)])(
  '[AU-05] [AP-02] what is no token is refused as one: %.20s',
  async (idToken) => {
    expect(await send(idToken)).toEqual(REFUSED);
  },
);

test.each([undefined, '', null, 7, {}, 'x'.repeat(8193)])(
  '[AU-05] [AP-02] a body without a token names the field: %.10j',
  async (idToken) => {
    const reply = await send(idToken);

    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(read(ErrorBody, reply).errors).toHaveProperty('idToken');
  },
);

test('[AU-05] the keys of the issuer may change: a new one is fetched, an old one is believed no longer', async () => {
  const rotating = await startSandboxIssuer();
  const own = await startTestServer({ settings: { google: rotating.settings } });
  const before = await rotating.issue(googleAccount());
  const post = (idToken: string) => own.anyone.post('/api/auth/google', { idToken });

  const first = await post(before);
  await rotating.keys.rotate();
  const second = await post(await rotating.issue(googleAccount()));
  const stale = await post(before);

  await Promise.all([own.close(), rotating.close()]);
  expect([first.status, second.status, stale.status]).toEqual([200, 200, 401]);
});

test('[AU-05] [AP-02] keys that can’t be had are nobody’s fault, and are asked for again', async () => {
  const down = await startSandboxIssuer();
  const own = await startTestServer({ settings: { google: down.settings }, googleMs: 3_000 });
  const idToken = await down.issue(googleAccount());
  const keys = JSON.stringify(down.keys.published());
  const post = () => own.anyone.post('/api/auth/google', { idToken });
  const { port } = new URL(down.origin);
  await down.close();

  const refused = await post();
  const replies: Reply[] = [refused];
  for (const answer of ['<!doctype html>', '{"keys":', '{"no":"keys"}', null]) {
    const server = await answering(Number(port), answer);
    replies.push(await post());
    await server.close();
  }
  const back = await answering(Number(port), keys);
  const recovered = await post();

  await Promise.all([own.close(), back.close()]);
  for (const reply of replies) expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(recovered).toMatchObject({ status: 200 });
});

/** A server of keys that answers this to everything; null: never. */
async function answering(port: number, body: string | null) {
  const server = createServer((_, response) => {
    if (body !== null) response.setHeader('content-type', 'application/json').end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
