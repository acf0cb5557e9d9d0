import type { Middleware } from 'koa';
import { BOOT_ERROR_SCRIPT } from './boot-error-script.ts';
import { AHEAD_SCRIPT, FORMAT_SCRIPT, hashScript, SESSION_SCRIPT, THEME_SCRIPT } from './inline-scripts.ts';

export interface ContentSources {
  /** Origins of remotes that are not served by the edge. */
  readonly remotes: readonly string[];
  /** Address of the sign-in provider's client library; null where nobody signs in by a provider. */
  readonly signInScript: string | null;
  /** What a page may ask besides its own origin: none unless told. */
  readonly connections?: readonly string[];
  /** The document of a frame in which a sandboxed remote runs. */
  readonly isSandboxed?: boolean;
}

/** No origin of its own, no call but through its page, and nowhere to send what it knows. */
const IN_SANDBOX = {
  sandbox: ['allow-scripts', 'allow-forms'],
  'connect-src': ["'none'"],
  'frame-src': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
};

/**
 * The style elements that react-aria adds for pressable elements and, on iOS, under a dialog. Their text never
 * changes within a version of the library, so their hashes are enough.
 */
export const LIBRARY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const;

/** The policy of every page: nothing inline but what is named by its hash, nothing evaluated. */
export function contentSecurityPolicy({
  remotes,
  signInScript,
  connections = [],
  isSandboxed = false,
}: ContentSources): string {
  const signIn = signInSources(signInScript);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...[THEME_SCRIPT, SESSION_SCRIPT, AHEAD_SCRIPT, FORMAT_SCRIPT, BOOT_ERROR_SCRIPT].map(hashScript),
      ...remotes,
      ...signIn.script,
    ],
    'style-src': ["'self'", ...LIBRARY_STYLES.map(hashScript), ...remotes, ...signIn.style],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes],
    'font-src': ["'self'", ...remotes],
    // A file of a remote that was refused is fetched once more, to find out why.
    'connect-src': ["'self'", ...remotes, ...connections, ...signIn.folder],
    'frame-src': ["'self'", 'blob:', ...signIn.folder],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    ...(isSandboxed ? IN_SANDBOX : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * What a provider's library needs, as Google documents it: the one script, its style sheet, and the folder that
 * holds its frames and calls, `https://accounts.google.com/gsi/`; nothing else of that origin.
 */
function signInSources(script: string | null): Readonly<Record<'script' | 'style' | 'folder', string[]>> {
  if (script === null) return { script: [], style: [], folder: [] };
  const at = (name: string) => [new URL(name, script).href];
  return { script: [script], style: at('style'), folder: at('.') };
}

/** Headers of everything that the edge answers. */
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
