import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { WORKSPACE } from '../build/packages.ts';

/** Who releases: `RELEASED_BY`, else the user of git, else of this machine. */
export function releasedBy(env: Readonly<Record<string, string | undefined>> = process.env): string {
  return env.RELEASED_BY?.trim() || gitUser() || userInfo().username;
}

/** Why: `RELEASED_BECAUSE`, which `--because` sets; null without it. */
export function releasedBecause(
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | null {
  return env.RELEASED_BECAUSE?.trim() || null;
}

function gitUser(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      cwd: WORKSPACE,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
