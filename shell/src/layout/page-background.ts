import { SIGN_IN_PATHS } from '../sign-in-page/sign-in-paths.ts';

/**
 * What the header lies on. `desk`: the application, header apart from the page. `sheet`: the landing page,
 * one sheet with it. `split`: over the two halves of a page of signing in.
 */
export type PageBackground = 'desk' | 'sheet' | 'split';

/** The ground of a page, by its path. */
export function groundOf(pathname: string): PageBackground {
  if (pathname === '/') return 'sheet';
  return SIGN_IN_PATHS.includes(pathname) ? 'split' : 'desk';
}

/** Whether people who are not signed in may see a page. */
export function isPublic(pathname: string): boolean {
  return groundOf(pathname) !== 'desk';
}
