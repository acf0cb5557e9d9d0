import { z } from 'zod';
import { endpoint, rawEndpoint } from './endpoint.ts';
import { Done } from './fields.ts';
import { OwnerConfirmation } from './second-factors.ts';

const Count = z.number().int().min(0);

/** What is known of the own account besides the profile: how its deletion is confirmed, and what would go. */
export const Account = z.object({
  /** False for an account that only Google opens. */
  has_password: z.boolean(),
  jobs: Count,
  /** Resumes, each with its file. */
  resumes: Count,
  /** The name of the plan whose subscription must be canceled before the account can go; null when none. */
  running_plan: z.string().nullable(),
});
export type Account = z.infer<typeof Account>;

export const account = {
  get: endpoint({
    id: 'account.get',
    method: 'GET',
    path: '/api/account',
    access: 'user',
    summary: "Get the caller's account data counts and how deletion is confirmed.",
    response: Account,
    resource: 'account',
  }),
  remove: endpoint({
    id: 'account.remove',
    method: 'POST',
    path: '/api/account/remove',
    access: 'user',
    errors: ['conflict', 'rate_limited', 'unavailable'],
    summary: 'Delete the account, all its data and files, and its sessions.',
    body: OwnerConfirmation,
    response: Done,
    // As a logout: nothing is to be asked again of an account that is gone.
    resource: 'session',
  }),
} as const;

export const rawAccount = {
  export: rawEndpoint({
    id: 'account.export',
    method: 'GET',
    path: '/api/account/export',
    access: 'user',
    errors: ['rate_limited'],
    summary: 'Export all user data as one JSON document, with resume file URLs.',
    produces: ['application/json'],
  }),
} as const;
