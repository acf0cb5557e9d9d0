import type { Account } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { count, kysely } from '../../db/kysely.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Confirmation, confirmOwner } from '../passwords/confirm-owner.ts';
import { cancelOpenCheckout, findActivePlan } from '../payments/account-closure.ts';
import { dropFiles } from '../resumes/delete-stored-file.ts';
import { deleteUser, type User } from '../users/users.service.ts';

type Parts = Pick<Dependencies, 'payments' | 'storage' | 'log'>;

/** What the account holds, and how its deletion is confirmed. */
export async function describeAccount(
  em: EntityManager,
  { payments }: Pick<Parts, 'payments'>,
  user: User,
): Promise<Account> {
  const counts = await kysely(em)
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('jobs')
        .select(count().as('n'))
        .where('owner_id', '=', user.id)
        .$asScalar()
        .$notNull()
        .as('jobs'),
      selectFrom('resumes')
        .select(count().as('n'))
        .where('owner_id', '=', user.id)
        .$asScalar()
        .$notNull()
        .as('resumes'),
    ])
    .executeTakeFirstOrThrow();
  return {
    has_password: hasPassword(user),
    ...counts,
    running_plan: await findActivePlan(em, payments, user.id),
  };
}

/**
 * Deletes an account with everything in it: the rows in one statement, then the files, of which the sweep takes
 * what could not be removed.
 *
 * @throws AppError invalid_input when the confirmation is not right, conflict while a subscription runs that would
 *   be paid again, or unavailable when payments can't be asked whether one does.
 */
export async function removeAccount(
  em: EntityManager,
  parts: Parts,
  { user, confirmation }: { readonly user: User; readonly confirmation: Confirmation },
): Promise<void> {
  await confirmOwner(user, confirmation);
  if (parts.payments !== null) await cancelOpenCheckout(em, parts.payments, user.id);
  const plan = await findActivePlan(em, parts.payments, user.id);
  if (plan !== null) throw new AppError('conflict', stillRunning(plan));
  const files = await kysely(em)
    .selectFrom('resumes')
    .select('storage_key')
    .where('owner_id', '=', user.id)
    .execute();
  await deleteUser(em, user.id);
  await dropFiles(
    parts,
    files.map(({ storage_key }) => storage_key),
  );
}

function hasPassword({ passwordHash }: User): boolean {
  return typeof passwordHash === 'string';
}

function stillRunning(plan: string): string {
  return `Your ${plan} subscription is still active. Cancel it under My Plan > Manage Billing, then delete your account.`;
}
