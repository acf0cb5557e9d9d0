import { readFile } from 'node:fs/promises';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import compose from 'koa-compose';
import helmet from 'koa-helmet';
import type { Dependencies } from '../../src/dependencies.ts';
import { SANDBOX_STYLES } from '../sandbox-page.ts';
import { outboxPage } from './outbox-page.ts';

const PATH = '/sandbox/mail';

/** A page elsewhere can't have a browser read this one under a name of its own. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
});

/** Shows a developer the mail that nobody delivers; nothing where a server does, or where others reach the product. */
export function mountMailOutbox(app: Koa, { mailer: { outbox } }: Pick<Dependencies, 'mailer'>): void {
  if (outbox === null) return;
  const show: Middleware = async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    const isStyles = ctx.path === `${PATH}/sandbox.css`;
    ctx.type = isStyles ? 'text/css; charset=utf-8' : 'text/html; charset=utf-8';
    ctx.body = isStyles ? await readFile(SANDBOX_STYLES, 'utf8') : outboxPage(outbox);
  };
  const page = compose([protect, show]);
  app.use((ctx, next) => {
    const isHere = [PATH, `${PATH}/`, `${PATH}/sandbox.css`].includes(ctx.path);
    return isHere && LOOPBACK.includes(ctx.hostname) ? page(ctx, async () => {}) : next();
  });
}
