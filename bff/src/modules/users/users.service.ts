import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { AppError } from '@shortlist/api-contract/app-error';
import type { Selectable } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { Tables } from '../../db/kysely.ts';
import { dateOf } from '../../db/timestamp.ts';
import { User } from './user.entity.ts';

export type { User } from './user.entity.ts';

export interface NewUser {
  readonly email: string;
  readonly username: string;
  readonly passwordHash: string | null;
  readonly isAdmin: boolean;
  readonly googleSubject?: string;
  readonly avatarUrl?: string | null;
  readonly emailVerifiedAt?: Date;
}

/** What a sign-in with Google says of an account. */
export interface GoogleChange {
  readonly googleSubject: string;
  /** Null leaves the picture as it is. */
  readonly avatarUrl: string | null;
  /** Given where the verified address is an administrator's. */
  readonly isAdmin?: true;
}

/**
 * Creates an account.
 *
 * @throws AppError email_taken when the address has one.
 */
export async function createUser(em: EntityManager, input: NewUser): Promise<User> {
  const user = em.create(User, input);
  await orEmailTaken(em.persist(user).flush());
  return user;
}

async function orEmailTaken<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const sentence = 'An account with this email already exists. Log in instead.';
    throw new AppError('email_taken', sentence, { email: sentence });
  }
}

export function findUserById(em: EntityManager, id: string): Promise<User | null> {
  return em.findOne(User, { id });
}

/** By name: a prepared query of all columns fails when a later version adds one. */
export const USER_COLUMNS = [
  'id',
  'email',
  'username',
  'email_verified_at',
  'password_hash',
  'google_subject',
  'avatar_url',
  'is_admin',
  'blind_mode',
  'privacy_accepted_at',
  'created_at',
] as const satisfies readonly (keyof Tables['users'])[];

type UserRow = Pick<Selectable<Tables['users']>, (typeof USER_COLUMNS)[number]>;

/** The user that a query of another module has read along. No EntityManager knows it, so that `flush` writes nothing of it. */
export function userOfRow(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    emailVerifiedAt: dateOrNull(row.email_verified_at),
    passwordHash: row.password_hash,
    googleSubject: row.google_subject,
    avatarUrl: row.avatar_url,
    isAdmin: row.is_admin,
    blindMode: row.blind_mode,
    privacyAcceptedAt: dateOrNull(row.privacy_accepted_at),
    createdAt: dateOf(row.created_at),
  };
}

function dateOrNull(moment: string | null): Date | null {
  return moment === null ? null : dateOf(moment);
}

/** Writes fields of an account, wherever it was read. */
export async function changeUser(em: EntityManager, user: User, fields: Partial<User>): Promise<User> {
  await em.nativeUpdate(User, { id: user.id }, fields);
  return Object.assign(user, fields);
}

export function findUserByEmail(em: EntityManager, email: string): Promise<User | null> {
  return em.findOne(User, { email });
}

export function findUserByGoogleSubject(em: EntityManager, googleSubject: string): Promise<User | null> {
  return em.findOne(User, { googleSubject });
}

/** Takes over what Google says of a linked account. */
export async function updateFromGoogle(em: EntityManager, user: User, change: GoogleChange): Promise<User> {
  user.emailVerifiedAt ??= new Date();
  user.avatarUrl = change.avatarUrl ?? user.avatarUrl ?? null;
  user.isAdmin = change.isAdmin ?? user.isAdmin;
  await em.flush();
  return user;
}

/**
 * Links an account with the Google account that has its address. Where whoever set the password never showed that
 * the address is theirs, it opens the account no longer.
 *
 * @throws AppError email_taken when the Google account was linked by a call beside this one.
 */
export async function linkGoogle(em: EntityManager, user: User, change: GoogleChange): Promise<User> {
  user.googleSubject = change.googleSubject;
  if (!user.emailVerifiedAt) user.passwordHash = null;
  return orEmailTaken(updateFromGoogle(em, user, change));
}

/** Has another password open an account. */
export async function setPasswordHash(em: EntityManager, user: User, passwordHash: string): Promise<void> {
  await changeUser(em, user, { passwordHash });
}

/** Keeps the same password under another hash, unless the password was changed meanwhile. */
export async function replacePasswordHash(em: EntityManager, user: User, next: string): Promise<void> {
  const { id, passwordHash } = user;
  if ((await em.nativeUpdate(User, { id, passwordHash }, { passwordHash: next })) > 0) {
    user.passwordHash = next;
  }
}

/** Keeps when the owner accepted the privacy notice: the first time counts. */
export function acceptPrivacyNotice(em: EntityManager, user: User): Promise<User> {
  return changeUser(em, user, { privacyAcceptedAt: user.privacyAcceptedAt ?? new Date() });
}

/** Takes the address as shown to be the account's, and the account as an administrator's where that is said. */
export function setEmailVerified(em: EntityManager, user: User, isAdmin = false): Promise<User> {
  const emailVerifiedAt = user.emailVerifiedAt ?? new Date();
  return changeUser(em, user, isAdmin ? { emailVerifiedAt, isAdmin } : { emailVerifiedAt });
}

/** Makes an account an administrator's, or takes that away. */
export async function setAdmin(em: EntityManager, user: User, isAdmin: boolean): Promise<void> {
  await changeUser(em, user, { isAdmin });
}

/** Every administrator, by address. */
export function listAdmins(em: EntityManager): Promise<User[]> {
  return em.find(User, { isAdmin: true }, { orderBy: { email: 'asc' } });
}

/**
 * Changes the own username.
 *
 * @throws AppError not_found for the id of another user.
 */
export async function renameUser(em: EntityManager, user: User, change: { id: string; username: string }) {
  if (change.id !== user.id) throw new AppError('not_found', "Account not found, or you don't have access.");
  return changeUser(em, user, { username: change.username });
}

/** Deletes an account; by the keys of the database all rows of it go with it. */
export async function deleteUser(em: EntityManager, id: string): Promise<void> {
  await em.nativeDelete(User, { id });
}
