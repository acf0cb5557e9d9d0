import type { Dependencies } from '../../dependencies.ts';
import { signUp } from '../../modules/auth/auth.service.ts';
import { findUserByEmail } from '../../modules/users/users.service.ts';
import type { EntityManager } from '../database.ts';
import { seedPlans } from '../seed/plans.ts';

export const DEMO_PASSWORD = 'demo-password';

export const DEMO_ACCOUNTS = [
  { email: 'recruiter@example.com', username: 'Robin Recruiter', isAdmin: false },
  { email: 'admin@example.com', username: 'Alex Admin', isAdmin: true },
] as const;

/** Writes the demo accounts and plans; a second run changes nothing. */
export async function seedDemo(deps: Dependencies): Promise<void> {
  const em = deps.database.fork();
  await seedPlans(em);
  for (const account of DEMO_ACCOUNTS) await addMissingAccount(em, account);
}

async function addMissingAccount(em: EntityManager, account: (typeof DEMO_ACCOUNTS)[number]): Promise<void> {
  if ((await findUserByEmail(em, account.email)) !== null) return;
  await signUp(em, { ...account, password: DEMO_PASSWORD });
}
