import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { User } from './user.entity.ts';

export type { User } from './user.entity.ts';

export interface NewUser {
  readonly email: string;
  readonly username: string;
  readonly passwordHash: string | null;
  readonly isAdmin: boolean;
}

/**
 * Creates an account.
 *
 * @throws AppError email_taken when the address has one.
 */
export async function createUser(em: EntityManager, input: NewUser): Promise<User> {
  const user = em.create(User, input);
  try {
    await em.persist(user).flush();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const sentence = 'An account with this e-mail exists already. Please log in instead.';
    throw new AppError('email_taken', sentence, { email: sentence });
  }
  return user;
}

export function findUserById(em: EntityManager, id: string): Promise<User | null> {
  return em.findOne(User, { id });
}

export function findUserByEmail(em: EntityManager, email: string): Promise<User | null> {
  return em.findOne(User, { email });
}

/**
 * Changes the own username.
 *
 * @throws AppError not_found for the id of another user.
 */
export async function renameUser(em: EntityManager, user: User, change: { id: string; username: string }) {
  if (change.id !== user.id)
    throw new AppError('not_found', 'This account does not exist, or it is not yours.');
  user.username = change.username;
  await em.flush();
  return user;
}
