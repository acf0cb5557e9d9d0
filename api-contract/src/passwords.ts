import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, Email, LinkToken } from './fields.ts';

const MAX_LENGTH = 'A password may have 200 characters.';

/** A password that is being chosen. The server also refuses common ones, and those that repeat the account's own words. */
export const NewPassword = z
  .string('Password is required.')
  .min(8, 'A password needs at least 8 characters.')
  .max(200, MAX_LENGTH);

/** A password that is being checked, whatever rules it was chosen by. */
export const KnownPassword = z
  .string('Password is required.')
  .min(1, 'Password is required.')
  .max(200, MAX_LENGTH);

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
