import type { Account } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { count, kysely } from '../../db/kysely.ts';
import type { Dependencies } from '../../dependencies.ts';
import { isPassword } from '../passwords/password-hash.ts';
import { cancelOpenCheckout, findActivePlan } from '../payments/account-closure.ts';
import { dropFiles } from '../resumes/delete-stored-file.ts';
import { deleteUser, type User } from '../users/users.service.ts';

type Parts = Pick<Dependencies, 'payments' | 'storage' | 'log'>;

/** What shows that it is the owner who asks. */
export interface Confirmation {
  readonly password?: string | undefined;
  readonly email?: string | undefined;
}

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
  await refuseUnconfirmed(user, confirmation);
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

/** The password, where there is one; else nothing but the address can be asked for. */
async function refuseUnconfirmed(user: User, { password, email }: Confirmation): Promise<void> {
  if (hasPassword(user)) {
    if (password === undefined || password === '') throw unconfirmed('password', 'Password is required.');
    const isRight = await isPassword(user.passwordHash ?? null, password);
    if (!isRight) throw unconfirmed('password', 'This is not your password.');
  } else if (email !== user.email) {
    throw unconfirmed('email', `Type your e-mail address, ${user.email}.`);
  }
}

function unconfirmed(field: keyof Confirmation, sentence: string): AppError {
  return new AppError('invalid_input', sentence, { [field]: sentence });
}

function hasPassword({ passwordHash }: User): boolean {
  return typeof passwordHash === 'string';
}

function stillRunning(plan: string): string {
  return `Your subscription to ${plan} is still running. Cancel it first with Manage billing under My plan, then delete your account.`;
}
