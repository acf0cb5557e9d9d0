import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, Email, LinkToken } from './fields.ts';

const MIN_LENGTH = 'Password must be at least 12 characters.';

/**
 * A password that is being chosen: of any characters, where spaces in a row count as one. The server also refuses common ones, and
 * those that repeat the account's own words.
 */
export const NewPassword = z
  .string('Password is required.')
  .min(12, MIN_LENGTH)
  .max(128, 'Password must be 128 characters or fewer.')
  .refine((password) => password.replaceAll(/ +/g, ' ').length >= 12, MIN_LENGTH);

/** A password that is being checked, whatever rules it was chosen by: they were others before. */
export const KnownPassword = z
  .string('Password is required.')
  .min(1, 'Password is required.')
  .max(200, 'Password must be 200 characters or fewer.');

export const ChangePasswordInput = z.object({ current_password: KnownPassword, new_password: NewPassword });

export const passwords = {
  change: endpoint({
    id: 'passwords.change',
    method: 'PUT',
    path: '/api/account/password',
    access: 'user',
    errors: ['conflict', 'rate_limited'],
    summary: "Change the caller's password and end all other sessions.",
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
    summary: 'Email a password reset link. The response is the same whether or not the account exists.',
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
    summary: 'Set a password with a single-use emailed link. Ends all sessions.',
    body: z.object({ token: LinkToken, password: NewPassword }),
    response: Done,
    resource: 'session',
  }),
} as const;
