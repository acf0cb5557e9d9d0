import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { WebAuthnResponse } from './second-factors.ts';
import { User } from './users.ts';

export const passkeyLogin = {
  options: endpoint({
    id: 'passkeyLogin.options',
    method: 'POST',
    path: '/api/auth/passkey/options',
    access: 'public',
    errors: ['rate_limited'],
    summary: 'Get passkey sign-in options for the browser.',
    response: z.object({ options: z.record(z.string(), z.unknown()) }),
    resource: 'session',
  }),
  logIn: endpoint({
    id: 'passkeyLogin.logIn',
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'public',
    errors: ['wrong_credentials', 'rate_limited'],
    summary: 'Sign in with a passkey. Sets the session cookie.',
    body: z.object({ response: WebAuthnResponse }),
    response: User,
    resource: 'session',
  }),
} as const;
