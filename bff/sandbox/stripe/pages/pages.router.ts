import { readFile } from 'node:fs/promises';
import { Router } from '@koa/router';
import { AppError } from '@shortlist/api-contract/app-error';
import type { Context, Middleware } from 'koa';
import compose from 'koa-compose';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import type { Settings } from '../../../src/dependencies.ts';
import { reportOf } from '../../../src/error-report.ts';
import { readForm } from '../../../src/http/url-form.ts';
import { sameOrigin } from '../../../src/middleware/same-origin.ts';
import { SANDBOX_STYLES } from '../../sandbox-page.ts';
import { StripeError } from '../stripe-error.ts';
import type { StripeSandbox } from '../stripe-sandbox.ts';
import { showCheckout, submitCheckout } from './checkout-actions.ts';
import { messagePage } from './page.ts';
import type { PageAnswer } from './page-answer.ts';
import { showPortal, submitPortal } from './portal-actions.ts';

const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
  },
  // The address of a page is its key: no other site is told.
  referrerPolicy: { policy: 'same-origin' },
});

interface PagesOptions {
  readonly sandbox: StripeSandbox;
  readonly log: Logger;
  readonly settings: Settings;
}

/** The pages of the sandbox, for whoever has their address, as at Stripe. They work without scripts. */
export function sandboxPages({ sandbox, log, settings }: PagesOptions): Middleware {
  const router = new Router({ prefix: '/sandbox/stripe' });
  router.get('/sandbox.css', async (ctx) => {
    ctx.type = 'text/css; charset=utf-8';
    ctx.body = await readFile(SANDBOX_STYLES, 'utf8');
  });
  router.get('/pay/:id', async (ctx) => {
    answer(ctx, await sandbox.change((em) => showCheckout(em, idOf(ctx.params))));
  });
  router.post('/pay/:id', async (ctx) => {
    const form = await readForm(ctx);
    answer(ctx, await sandbox.change((em) => submitCheckout(em, idOf(ctx.params), form)));
  });
  router.get('/portal/:id', async (ctx) => {
    answer(ctx, await sandbox.change((em) => showPortal(em, idOf(ctx.params))));
  });
  router.post('/portal/:id', async (ctx) => {
    const form = await readForm(ctx);
    answer(ctx, await sandbox.change((em) => submitPortal(em, idOf(ctx.params), form)));
  });
  const ownPagesOnly = sameOrigin(settings) as Middleware;
  return compose([protect, faultPage(log), ownPagesOnly, router.routes() as Middleware, nothingHere]);
}

/** The id in an address; what can't be one is none. */
function idOf({ id = '' }: Record<string, string | undefined>): string {
  return /^\w{1,100}$/.test(id) ? id : '';
}

function answer(ctx: Context, result: PageAnswer): void {
  ctx.set('Cache-Control', 'no-store');
  if ('to' in result) {
    ctx.redirect(result.to);
    ctx.status = 303;
    return;
  }
  ctx.status = result.status ?? 200;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = result.page;
}

/** Says on a page what went wrong. */
function faultPage(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const status = error instanceof AppError || error instanceof StripeError ? error.status : 500;
      if (status === 500) log.error(reportOf(error), 'A page of the payment sandbox failed');
      const sentence = status === 404 ? 'Start again from the Plans page.' : sentenceOf(error, status);
      const title = status === 404 ? 'Page not found' : 'Something went wrong';
      answer(ctx, { status, page: messagePage(title, sentence, { href: '/plans', text: 'Go to Plans' }) });
    }
  };
}

function sentenceOf(error: unknown, status: number): string {
  return status < 500 && error instanceof Error ? error.message : 'Please go back and try again.';
}

const nothingHere: Middleware = async () => {
  throw new StripeError({ message: 'Nothing here.', status: 404 });
};
