import { StartError } from '@shortlist/api-contract/settings';
import type { Dependencies } from '../../dependencies.ts';
import { signUp } from '../../modules/auth/auth.service.ts';
import { isPassword } from '../../modules/passwords/password-hash.ts';
import { findUserByEmail } from '../../modules/users/users.service.ts';
import type { EntityManager } from '../database.ts';
import { seedPlans } from '../seed/plans.ts';
import { seedHiring } from './seed-hiring.ts';

export const DEMO_PASSWORD = 'demo-password';

const RECRUITER = { email: 'recruiter@example.com', username: 'Robin', isAdmin: false } as const;
const ADMIN = { email: 'admin@example.com', username: 'Alex', isAdmin: true } as const;

export const DEMO_ACCOUNTS = [RECRUITER, ADMIN] as const;

/**
 * Writes the demo: accounts, plans, and the recruiter's positions, resumes, analyses and matches. The
 * administrator is written last and marks the demo as complete, so that a start that was interrupted goes
 * on where it stopped, and what a recruiter deletes later does not come back.
 */
export async function seedDemo(deps: Dependencies): Promise<void> {
  const em = deps.database.fork();
  await seedPlans(em);
  if ((await findUserByEmail(em, ADMIN.email)) !== null) return;
  const recruiterId = await accountOf(em, RECRUITER);
  await seedHiring(deps, recruiterId);
  await accountOf(em, ADMIN);
}

/**
 * Refuses a database that holds the demo's accounts with the password that everybody knows.
 *
 * @throws StartError that says what to do.
 */
export async function refuseDemoAccounts({ database }: Pick<Dependencies, 'database'>): Promise<void> {
  for (const { email } of DEMO_ACCOUNTS) {
    const user = await findUserByEmail(database.fork(), email);
    if (user !== null && (await isPassword(user.passwordHash ?? null, DEMO_PASSWORD))) {
      throw new StartError(
        `This database has the demo account ${email}, whose password everybody knows: start with other data (DATA_DIR, DATABASE_URL), or on this machine only.`,
      );
    }
  }
}

async function accountOf(em: EntityManager, account: (typeof DEMO_ACCOUNTS)[number]): Promise<string> {
  const found = await findUserByEmail(em, account.email);
  const user =
    found ?? (await signUp(em, { ...account, password: DEMO_PASSWORD, emailVerifiedAt: new Date() }));
  return user.id;
}
