import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, Email, LinkToken } from './fields.ts';

const MIN_LENGTH = 'A password needs at least 12 characters.';

/**
 * A password that is being chosen: of any characters, where spaces in a row count as one. The server also refuses common ones, and
 * those that repeat the account's own words.
 */
export const NewPassword = z
  .string('Password is required.')
  .min(12, MIN_LENGTH)
  .max(128, 'A password may have 128 characters.')
  .refine((password) => password.replaceAll(/ +/g, ' ').length >= 12, MIN_LENGTH);

/** A password that is being checked, whatever rules it was chosen by: they were others before. */
export const KnownPassword = z
  .string('Password is required.')
  .min(1, 'Password is required.')
  .max(200, 'A password may have 200 characters.');

export const ChangePasswordInput = z.object({ current_password: KnownPassword, new_password: NewPassword });

export const passwords = {
  change: endpoint({
    id: 'passwords.change',
    method: 'PUT',
    path: '/api/account/password',
    access: 'user',
    errors: ['conflict', 'rate_limited'],
    summary: 'Changes the own password, and signs every other browser out.',
    body: ChangePasswordInput,
    response: Done,
    resource: 'account',
    touches: ['account', 'sessions'],
  }),
  requestReset: endpoint({
    id: 'passwords.requestReset',
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    errors: ['rate_limited', 'not_configured'],
    summary:
      'Mails a link that resets a password. The answer is the same whether or not the address has an account.',
    body: z.object({ email: Email }),
    response: Done,
    resource: 'session',
  }),
  reset: endpoint({
    id: 'passwords.reset',
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    errors: ['not_found', 'rate_limited'],
    summary: 'Sets a password by a mailed link, which works once, and signs every browser out.',
    body: z.object({ token: LinkToken, password: NewPassword }),
    response: Done,
    resource: 'session',
  }),
} as const;
