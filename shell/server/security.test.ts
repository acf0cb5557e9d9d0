import { afterEach, expect, test } from 'vitest';
import { contentSecurityPolicy } from './security.ts';
import { aShellRelease, releasesFolder } from './testing/released.ts';
import { anApi, type Served, serveEdge } from './testing/served.ts';

let edge: Served | undefined;
afterEach(() => edge?.close());

const GOOGLE = 'https://accounts.google.com/gsi/client';

/** The sources of one directive. */
function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((each) => each.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

test('[AU-05] where Google sign-in is off, the policy knows no other origin', () => {
  expect(contentSecurityPolicy({ remotes: [], signInScript: null })).not.toMatch(/https?:/);
});

test('[AU-05] the policy allows the provider’s script, its style, its frames and its calls, and nothing else of it', () => {
  const policy = contentSecurityPolicy({ remotes: [], signInScript: GOOGLE });

  expect(sourcesOf(policy, 'script-src')).toContain(GOOGLE);
  expect(sourcesOf(policy, 'style-src')).toContain('https://accounts.google.com/gsi/style');
  expect(sourcesOf(policy, 'frame-src')).toContain('https://accounts.google.com/gsi/');
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'https://accounts.google.com/gsi/']);
  expect(policy.match(/https:\S+/g)).toHaveLength(4);
  expect(policy).not.toMatch(/unsafe/);
});

test.each([
  ['/', 200],
  ['/assets/shell/none.js', 404],
  ['/api/jobs', 200],
  ['/elsewhere', 421],
])('over TLS, browsers are told to stay there and to guess no type: %s, %i', async (path, status) => {
  const publicUrl = new URL(status === 421 ? 'https://another.example' : 'https://hire.example');
  const { folder } = releasesFolder(aShellRelease());
  edge = await serveEdge(folder, { isBehindProxy: true, publicUrl, api: anApi() });
  const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'hire.example' };

  const reply = await fetch(new URL(path, edge.address), { headers: proxied });

  expect(reply.status).toBe(status);
  expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('x-frame-options')).toBe('DENY');
  expect(reply.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('the policy of a page allows nothing inline but what it names by its hash, and no evaluation', async () => {
  edge = await serveEdge(releasesFolder(aShellRelease()).folder);

  const policy = (await fetch(edge.address)).headers.get('content-security-policy') ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];

  expect(policy).not.toContain('unsafe');
  expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
});
