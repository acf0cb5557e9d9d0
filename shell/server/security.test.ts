import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security.ts';

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
