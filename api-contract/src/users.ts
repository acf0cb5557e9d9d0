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
  /** Whether the administrator's calls are open: see `needs_second_factor`. */
  is_admin: z.boolean(),
  /** An administrator whose rights begin with two-step login, which is not set up yet. */
  needs_second_factor: z.boolean().default(false),
  /** Whether the account has shown that the email address is its own: by Google, or by a mailed link. */
  email_verified: z.boolean().default(true),
  /** Whether answers to this account say nothing of who a candidate is. */
  blind_mode: z.boolean().default(false),
  /** The privacy notice that this account must still accept. */
  privacy_notice_url: z.string().nullable().default(null),
});
export type User = z.infer<typeof User>;

export const Username = z
  .string()
  .trim()
  .min(1, 'Username cannot be empty')
  .max(80, 'Username must be 80 characters or fewer.')
  .refine(isVisible, 'Username cannot be empty');

export const LoginInput = z.object({
  email: z
    .string('Email is required.')
    .trim()
    .toLowerCase()
    .min(1, 'Email is required.')
    .max(254, 'Email must be 254 characters or fewer.'),
  password: KnownPassword,
  /** Of the authenticator app, or a recovery code; given once `second_factor_required` was answered. */
  code: z.string().max(40, 'Code must be 40 characters or fewer.').optional(),
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
    .string('Google sign-in failed. Try again.')
    .min(1, 'Google sign-in failed. Try again.')
    .max(8192, 'Invalid Google ID token.'),
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
    summary: 'Get the signed-in user. Returns 401 with `errors` if signed out.',
    response: User,
    resource: 'session',
  }),
  login: endpoint({
    id: 'auth.login',
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    errors: ['wrong_credentials', 'second_factor_required', 'rate_limited'],
    summary: 'Sign in with email, password, and a code if the account requires one. Sets the session cookie.',
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
      'Create an account and sign in. Sets the session cookie. Where a server sends mail, returns `check_email` instead, whether or not the account exists, and an emailed link completes the sign-up.',
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
    summary: 'Sign in with a Google ID token. Creates the account on first sign-in.',
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
    summary: 'End the session and clear the cookie.',
    response: Done,
    resource: 'session',
  }),
  sessions: endpoint({
    id: 'auth.sessions',
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'user',
    summary: "List the user's active sessions, newest first.",
    query: PageQuery,
    response: z.object({ sessions: z.array(UserSession) }),
    resource: 'sessions',
  }),
  revokeSession: endpoint({
    id: 'auth.revokeSession',
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'user',
    summary: 'End one session.',
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
    summary: 'End all other sessions.',
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
    summary: "Update the caller's profile.",
    params: z.object({ id: Id }),
    body: z.object({ username: Username }),
    response: User,
    resource: 'session',
    touches: ['session'],
  }),
  acceptPrivacyNotice: endpoint({
    id: 'users.acceptPrivacyNotice',
    method: 'POST',
    path: '/api/account/privacy-notice',
    access: 'user',
    summary: "Accept the operator's privacy notice.",
    response: User,
    resource: 'session',
    touches: ['session'],
  }),
} as const;
