import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What the browser may know of the server's settings. */
export const PublicConfiguration = z.object({
  /** Null when Google sign-in is not configured: the button says so. */
  google_client_id: z.string().nullable(),
  sales_email: z.string(),
  /** True when the demo accounts exist. */
  demo: z.boolean(),
});
export type PublicConfiguration = z.infer<typeof PublicConfiguration>;

export const configuration = {
  get: endpoint({
    id: 'configuration.get',
    method: 'GET',
    path: '/api/configuration',
    access: 'public',
    summary: 'Public settings.',
    response: PublicConfiguration,
    resource: 'configuration',
  }),
} as const;
