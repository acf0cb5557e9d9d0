import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, Email, Id, PageQuery, Timestamp } from './fields.ts';
import { KnownPassword, NewPassword } from './passwords.ts';
import { isVisible } from './visible-text.ts';

/** The signed-in user, as every remote sees them. */
export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  avatar_url: z.string().nullable(),
  is_admin: z.boolean(),
  /** Whether the account has shown that the email address is its own: by Google, or by a mailed link. */
  email_verified: z.boolean().default(true),
  /** Whether answers to this account say nothing of who a candidate is. */
  blind_mode: z.boolean().default(false),
});
export type User = z.infer<typeof User>;

export const Username = z
  .string()
  .trim()
  .min(1, 'Username cannot be empty')
  .max(80, 'A username may have 80 characters.')
  .refine(isVisible, 'Username cannot be empty');

export const LoginInput = z.object({
  email: z
    .string('E-mail is required.')
    .trim()
    .toLowerCase()
    .min(1, 'E-mail is required.')
    .max(254, 'An e-mail address may have 254 characters.'),
  password: KnownPassword,
  /** Of the authenticator app, or a recovery code; given once `second_factor_required` was answered. */
  code: z.string().max(40, 'A code has 40 characters at most.').optional(),
});

export const SignupInput = z.object({
  email: Email,
  username: Username,
  password: NewPassword,
});

/** The sign-up waits for a link that was mailed. */
export const CheckEmail = z.object({ check_email: z.literal(true) });

/** An id token of Google's, as its client library hands it to the page. */
export const GoogleInput = z.object({
  idToken: z
    .string('The Google sign-in gave no token. Please try again.')
    .min(1, 'The Google sign-in gave no token. Please try again.')
    .max(8192, 'This is no id token of Google.'),
});

/** A browser in which the user is signed in. */
export const UserSession = z.object({
  id: Id,
  created_at: Timestamp,
  last_seen_at: Timestamp,
  expires_at: Timestamp,
  /** What the browser calls itself, as it sent it; null when it sent nothing. */
  user_agent: z.string().nullable(),
  /** The session of this very call. */
  is_current: z.boolean(),
});
export type UserSession = z.infer<typeof UserSession>;

export const auth = {
  current: endpoint({
    id: 'auth.current',
    method: 'GET',
    path: '/api/auth/',
    access: 'public',
    errors: ['unauthenticated'],
    summary: 'The signed-in user; 401 with `errors` when nobody is signed in.',
    response: User,
    resource: 'session',
  }),
  login: endpoint({
    id: 'auth.login',
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    errors: ['wrong_credentials', 'second_factor_required', 'rate_limited'],
    summary:
      'Signs in with e-mail, password, and where the account asks for it a code, and sets the session cookie.',
    body: LoginInput,
    response: User,
    resource: 'session',
  }),
  signup: endpoint({
    id: 'auth.signup',
    method: 'POST',
    path: '/api/auth/signup',
    access: 'public',
    errors: ['email_taken', 'rate_limited'],
    summary:
      'Creates an account, signs it in and sets the session cookie. Where a server sends mail, answers `check_email` instead, whether or not the address has an account: a mailed link completes the sign-up.',
    body: SignupInput,
    response: z.union([User, CheckEmail]),
    status: 201,
    resource: 'session',
  }),
  google: endpoint({
    id: 'auth.google',
    method: 'POST',
    path: '/api/auth/google',
    access: 'public',
    errors: [
      'invalid_token',
      'email_unverified',
      'conflict',
      'rate_limited',
      'not_configured',
      'unavailable',
    ],
    summary: 'Signs in with an id token of Google, and creates the account at the first time.',
    body: GoogleInput,
    response: z.object({ user: User }),
    resource: 'session',
  }),
  logout: endpoint({
    id: 'auth.logout',
    method: 'GET',
    path: '/api/auth/logout',
    access: 'public',
    errors: ['cross_origin'],
    summary: 'Ends the session on the server and clears the cookie.',
    response: Done,
    resource: 'session',
  }),
  sessions: endpoint({
    id: 'auth.sessions',
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'user',
    summary: 'The browsers in which the user is signed in, newest first.',
    query: PageQuery,
    response: z.object({ sessions: z.array(UserSession) }),
    resource: 'sessions',
  }),
  revokeSession: endpoint({
    id: 'auth.revokeSession',
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'user',
    summary: 'Signs one browser out.',
    params: z.object({ id: Id }),
    response: Done,
    resource: 'sessions',
    touches: ['sessions'],
  }),
  revokeOtherSessions: endpoint({
    id: 'auth.revokeOtherSessions',
    method: 'DELETE',
    path: '/api/auth/sessions',
    access: 'user',
    summary: 'Signs every other browser out.',
    response: z.object({ revoked: z.number().int().min(0) }),
    resource: 'sessions',
    touches: ['sessions'],
  }),
} as const;

export const users = {
  update: endpoint({
    id: 'users.update',
    method: 'PUT',
    path: '/api/users/:id',
    access: 'user',
    summary: 'Changes the own profile.',
    params: z.object({ id: Id }),
    body: z.object({ username: Username }),
    response: User,
    resource: 'session',
    touches: ['session'],
  }),
} as const;
