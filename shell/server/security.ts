import type { Middleware } from 'koa';
import { hashOf, SESSION_SCRIPT, THEME_SCRIPT } from './inline-scripts.ts';

export interface ContentSources {
  /** Origins of remotes that are not served by the edge. */
  readonly remotes: readonly string[];
  /** Origins of a sign-in provider's script, frame and calls. */
  readonly signIn: readonly string[];
}

/**
 * The style elements that react-aria adds for pressable elements and, on iOS, under a dialog. Their text never
 * changes within a version of the library, so their hashes are enough.
 */
export const LIBRARY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const;

/** The policy of every page: nothing inline but what is named by its hash, nothing evaluated. */
export function contentSecurityPolicy({ remotes, signIn }: ContentSources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf(THEME_SCRIPT), hashOf(SESSION_SCRIPT), ...remotes, ...signIn],
    'style-src': ["'self'", ...LIBRARY_STYLES.map(hashOf), ...remotes, ...signIn],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes],
    'font-src': ["'self'", ...remotes],
    'connect-src': ["'self'", ...signIn],
    'frame-src': ["'self'", 'blob:', ...signIn],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers of everything that the edge answers itself. */
export function securityHeaders(): Middleware {
  return async (ctx, next) => {
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    ctx.set('X-Frame-Options', 'DENY');
    ctx.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    ctx.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (ctx.secure) ctx.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    await next();
  };
}
