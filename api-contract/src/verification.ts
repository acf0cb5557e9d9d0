import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, LinkToken } from './fields.ts';
import { KnownPassword } from './passwords.ts';
import { User } from './users.ts';

export const verification = {
  send: endpoint({
    id: 'verification.send',
    method: 'POST',
    path: '/api/auth/verification',
    access: 'user',
    errors: ['conflict', 'rate_limited', 'not_configured'],
    summary: 'Email the caller a link to verify their email address.',
    response: Done,
    resource: 'session',
  }),
  confirm: endpoint({
    id: 'verification.confirm',
    method: 'POST',
    path: '/api/auth/verify-email',
    access: 'user',
    errors: ['not_found'],
    summary: "Verify the caller's email address with an emailed link sent to the same account.",
    body: z.object({ token: LinkToken }),
    response: User,
    resource: 'session',
    touches: ['session'],
  }),
  confirmSignup: endpoint({
    id: 'verification.confirmSignup',
    method: 'POST',
    path: '/api/auth/confirm-signup',
    access: 'public',
    errors: ['not_found', 'email_taken', 'rate_limited'],
    summary: 'Complete a sign-up with the emailed link and password, and sign in.',
    body: z.object({ token: LinkToken, password: KnownPassword }),
    response: User,
    status: 201,
    resource: 'session',
  }),
} as const;
