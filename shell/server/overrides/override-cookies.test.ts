import type { Context } from 'koa';
import { afterEach, expect, test } from 'vitest';
import { aBrowser } from '../testing/browser.ts';
import { aStage, changed, closeStages, versionSeenBy } from '../testing/override-stage.ts';
import type { KeptOverride } from './kept-override.ts';
import { keptOverrides, sessionOf } from './override-cookies.ts';
import { seal } from './seal.ts';

afterEach(closeStages);

test('it is kept in a cookie that no script reads and no other site sends, for eight hours unless told', async () => {
  const { admin, build } = await aStage();

  const { cookies } = await admin.ask('POST', '', { package: 'mfe-jobs', url: build });

  const [cookie = ''] = cookies;
  expect(cookie).toMatch(/^override-mfe-jobs=[^;]+;.*samesite=strict.*httponly/i);
  const hours = (Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '') - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(7.9);
  expect(hours).toBeLessThanOrEqual(8);
});

test('after its time it is not in force, even where the browser still sends it', async () => {
  const { admin, build } = await aStage();
  await admin.ask('POST', '', { package: 'mfe-jobs', url: build, hours: 1e-7 });

  await expect.poll(async () => (await admin.open('/joblist')).data.overrides).toEqual([]);

  expect(admin.cookies.has('override-mfe-jobs')).toBe(true);
});

test.each([0, -1, 25, 'ten'])('it lasts a day at most: %s hours are refused', async (hours) => {
  const { admin, build } = await aStage();

  const reply = await admin.ask('POST', '', { package: 'mfe-jobs', url: build, hours });

  expect(reply).toMatchObject({ status: 400, cookies: [] });
});

test.each([
  ['another signature', (value: string) => `${value.slice(0, -2)}AA`],
  ['another content', (value: string) => `A${value.slice(1)}`],
  ['no signature', (value: string) => value.split('.')[0] ?? ''],
  ['no content', () => '.'],
  ['nonsense', () => 'nonsense'],
])('a forged cookie is ignored: %s', async (_, forge) => {
  const { admin, build } = await aStage();
  await admin.ask('POST', '', { package: 'mfe-jobs', url: build });
  const value = admin.cookies.get('override-mfe-jobs') ?? '';
  expect(await versionSeenBy(admin)).toBe(changed.version);

  admin.cookies.set('override-mfe-jobs', forge(value));

  expect(await versionSeenBy(admin)).toBe('1.0.0-bbbbbbbbbb');
});

test('a cookie of another package, or of an installation with another secret, is ignored', async () => {
  const { admin, build, edge } = await aStage({ secret: 'one secret of thirty-two letters' });
  const other = await aStage({ secret: 'two secret of thirty-two letters' });
  await admin.ask('POST', '', { package: 'mfe-jobs', url: build });
  const value = admin.cookies.get('override-mfe-jobs') ?? '';

  other.admin.cookies.set('override-mfe-jobs', value);
  const renamed = aBrowser(edge, 'admin');
  renamed.cookies.set('override-mfe-ai', value);

  expect(await versionSeenBy(other.admin)).toBe('1.0.0-bbbbbbbbbb');
  expect((await renamed.open('/joblist')).data.overrides).toEqual([]);
});

test('edges of one installation, which share the secret, know each other’s overrides', async () => {
  const secret = 'a secret of more than thirty-two letters';
  const { admin, build } = await aStage({ secret });
  const beside = await aStage({ secret });
  await admin.ask('POST', '', { package: 'mfe-jobs', url: build });

  for (const [name, value] of admin.cookies) beside.admin.cookies.set(name, value);

  expect(await versionSeenBy(beside.admin)).toBe(changed.version);
});

const SECRET = 'a secret of more than thirty-two letters';

/** A request with cookies; `asked` is told each name that is looked for by an expression. */
function aRequest(cookie: string, asked: string[] = [], session: string | undefined = 'one'): Context {
  const get = (name: string): string | undefined => {
    asked.push(name);
    return name === 'sid' ? session : undefined;
  };
  return { get: () => cookie, cookies: { get } } as unknown as Context;
}

const sealedFor = (name: string): string => {
  const kept: KeptOverride = {
    package: name,
    user: '1',
    session: sessionOf(aRequest('')),
    by: 'admin@example.com',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    version: '1.0.0-bbbbbbbbbb',
    build: null,
  };
  return `override-${name}=${seal(kept, SECRET)}`;
};

test('no name that a request makes up is looked for: each would be remembered for good', () => {
  const asked: string[] = [];
  const names = Array.from({ length: 500 }, (_, index) => `override-x${index}=1`);

  const kept = keptOverrides(aRequest([sealedFor('mfe-jobs'), ...names].join('; '), asked), SECRET);

  expect(kept.map((each) => each.package)).toEqual(['mfe-jobs']);
  expect(new Set(asked)).toEqual(new Set(['__Host-sid', 'sid']));
});

test('no more than twenty are looked at, and none without a session', () => {
  const many = Array.from({ length: 25 }, (_, index) => sealedFor(`mfe-${index + 10}`)).join('; ');

  expect(keptOverrides(aRequest(many), SECRET)).toHaveLength(20);
  expect(keptOverrides(aRequest(many, [], ''), SECRET)).toEqual([]);
});
