/**
 * The pages that the shell draws itself, with the file of each: the build finds by it which chunks the page
 * needs. All other addresses belong to a remote or to nobody.
 */
export const SHELL_PAGES = [
  { path: '/', module: './src/landing/LandingPage.tsx' },
  { path: '/login', module: './src/login/LoginPage.tsx' },
  { path: '/signup', module: './src/signup/SignupPage.tsx' },
  { path: '/forgot-password', module: './src/password-reset/ForgotPasswordPage.tsx' },
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
