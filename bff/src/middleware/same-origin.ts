import { AppError } from '@shortlist/api-contract/app-error';
import type { Middleware } from 'koa';
import type { Settings } from '../dependencies.ts';
import type { ApiContext, ApiState } from './api-state.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A GET that changes something: the contract's logout, in every way that the router takes it. */
const UNSAFE_PATH = /^\/api\/auth\/logout\/?$/i;
const OWN_SITES = new Set(['', 'same-origin', 'none']);

/** Refuses calls that change something and come from a page of another origin (cross-site request forgery). */
export function sameOrigin(settings: Settings): Middleware<ApiState> {
  return (ctx, next) => {
    const isLogout = UNSAFE_PATH.test(ctx.path);
    const isSafe = !isLogout && SAFE_METHODS.has(ctx.method);
    if (isSafe || (isLogout ? isFromOwnPage(ctx, settings) : isOwn(ctx, settings))) return next();
    throw new AppError('cross_origin', "Cross-site requests aren't allowed.");
  };
}

function isOwn(ctx: ApiContext, settings: Settings): boolean {
  const origin = ctx.get('Origin');
  if (settings.allowedOrigins.includes(origin)) return true;
  if (!OWN_SITES.has(ctx.get('Sec-Fetch-Site'))) return false;
  return origin === '' || hostOf(origin) === hostAsked(ctx, settings);
}

/**
 * Stricter, for a GET that changes something: a link in a mail sends cookies and no origin, and browsers call it `none`. One that
 * doesn't say where a call comes from, as on http, is told by what it asks for: a link asks for a page.
 */
function isFromOwnPage(ctx: ApiContext, settings: Settings): boolean {
  if (!isOwn(ctx, settings)) return false;
  const site = ctx.get('Sec-Fetch-Site');
  return site === '' ? !ctx.get('Accept').includes('text/html') : site !== 'none';
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}

function hostAsked(ctx: ApiContext, settings: Settings): string {
  return (settings.trustProxy && ctx.get('X-Forwarded-Host')) || ctx.get('Host');
}
