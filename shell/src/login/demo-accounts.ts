/** The accounts that a server in demo mode creates; its README documents them. */
export const DEMO_ACCOUNTS = [
  { label: 'Use the demo account', email: 'recruiter@example.com', password: 'demo-password' },
  { label: 'Use the admin account', email: 'admin@example.com', password: 'demo-password' },
] as const;

export type DemoAccount = (typeof DEMO_ACCOUNTS)[number];
