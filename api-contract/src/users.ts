import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

/** The signed-in user, as every remote sees them. */
export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  avatar_url: z.string().nullable(),
  is_admin: z.boolean(),
});
export type User = z.infer<typeof User>;

export const Username = z
  .string()
  .trim()
  .min(1, 'Username cannot be empty')
  .max(80, 'A username may have 80 characters.');

const Email = z
  .string('E-mail is required.')
  .trim()
  .min(1, 'E-mail is required.')
  .max(254, 'An e-mail address may have 254 characters.')
  .toLowerCase()
  .pipe(z.email('Write an e-mail address, like name@example.com.'));

export const LoginInput = z.object({
  email: z.string('E-mail is required.').trim().toLowerCase().min(1, 'E-mail is required.').max(254),
  password: z.string('Password is required.').min(1, 'Password is required.').max(200),
});

export const SignupInput = z.object({
  email: Email,
  username: Username,
  password: z
    .string('Password is required.')
    .min(8, 'A password needs at least 8 characters.')
    .max(200, 'A password may have 200 characters.'),
});

export const auth = {
  current: endpoint({
    id: 'auth.current',
    method: 'GET',
    path: '/api/auth/',
    access: 'public',
    summary: 'The signed-in user; 401 with `errors` when nobody is signed in.',
    response: User,
    resource: 'session',
  }),
  login: endpoint({
    id: 'auth.login',
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Signs in with e-mail and password and sets the session cookie.',
    body: LoginInput,
    response: User,
    resource: 'session',
  }),
  signup: endpoint({
    id: 'auth.signup',
    method: 'POST',
    path: '/api/auth/signup',
    access: 'public',
    summary: 'Creates an account, signs it in and sets the session cookie.',
    body: SignupInput,
    response: User,
    status: 201,
    resource: 'session',
  }),
  logout: endpoint({
    id: 'auth.logout',
    method: 'GET',
    path: '/api/auth/logout',
    access: 'public',
    summary: 'Ends the session on the server and clears the cookie.',
    response: z.object({ ok: z.literal(true) }),
    resource: 'session',
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
