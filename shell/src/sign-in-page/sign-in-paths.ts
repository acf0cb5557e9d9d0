/** The pages for people who are not signed in yet: each a form beside an example. */
export const SIGN_IN_PATHS: readonly string[] = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
];
