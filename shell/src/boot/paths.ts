/**
 * The pages that the shell draws itself, with the file of each: the build finds by it which chunks the page
 * needs. Those that people see who are not signed in, and that depend on nothing in the address, are rendered ahead.
 * All other addresses belong to a remote or to nobody.
 */
export const SHELL_PAGES = [
  { path: '/', module: './src/landing/LandingPage.tsx', isRenderedAhead: true },
  { path: '/login', module: './src/login/LoginPage.tsx', isRenderedAhead: true },
  { path: '/signup', module: './src/signup/SignupPage.tsx', isRenderedAhead: true },
  { path: '/forgot-password', module: './src/password-reset/ForgotPasswordPage.tsx', isRenderedAhead: true },
  { path: '/reset-password', module: './src/password-reset/ResetPasswordPage.tsx' },
  { path: '/confirm-email', module: './src/confirm-email/ConfirmEmailPage.tsx' },
  { path: '/user-profile', module: './src/profile/ProfilePage.tsx' },
  { path: '/user-profile/security', module: './src/security/SecurityPage.tsx' },
  { path: '/platform', module: './src/platform-status/PlatformStatusPage.tsx' },
  { path: '/platform/overrides', module: './src/overrides/OverridesPage.tsx' },
] as const;

export type ShellPath = (typeof SHELL_PAGES)[number]['path'];

/** Their addresses. */
export const SHELL_PATHS: readonly ShellPath[] = SHELL_PAGES.map(({ path }) => path);
