import { endpoints, rawEndpoints } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { Dependencies } from '../../dependencies.ts';
import { publicOrigin } from '../../http/public-origin.ts';
import { readRaw } from '../../http/raw-body.ts';
import { type ApiRouter, rawRoute, route } from '../../http/route.ts';
import type { Payments } from '../../integrations/stripe/stripe.ts';
import { presentPlan } from '../plans/plans.presenter.ts';
import { readCheckout, startCheckout } from './checkout.service.ts';
import { openPortal } from './portal.service.ts';
import { handleEvent, readEvent } from './webhook.service.ts';

const EVENT_LIMIT = 1024 * 1024;
const TOO_LARGE = new AppError('payload_too_large', 'This event is too large.');

export function mountPayments(router: ApiRouter, deps: Dependencies): void {
  const { settings, limits } = deps;

  route(router, endpoints.payments.createCheckoutSession, async ({ em, user, params, ctx }) => {
    const payments = configured(deps);
    await limits.consume('checkout', { account: user.id, address: ctx.state.address });
    const origin = publicOrigin(ctx, settings);
    return { url: await startCheckout(em, payments, { user, origin, planId: params.id }) };
  });

  route(router, endpoints.payments.checkoutSession, async ({ em, user, params }) => {
    const own = { id: params.id, ownerId: user.id };
    const { status, plan } = await readCheckout(em, configured(deps), own);
    return { status, plan: presentPlan(plan) };
  });

  route(router, endpoints.payments.createPortalSession, async ({ em, user, ctx }) => {
    const payments = configured(deps);
    await limits.consume('checkout', { account: user.id, address: ctx.state.address });
    return { url: await openPortal(em, payments, { user, origin: publicOrigin(ctx, settings) }) };
  });

  rawRoute(router, rawEndpoints.payments.webhook, async ({ ctx }) => {
    const payments = configured(deps);
    const body = await readRaw(ctx.req, EVENT_LIMIT, TOO_LARGE);
    const event = readEvent(payments, body, ctx.get('Stripe-Signature'));
    await handleEvent(ctx.state.em, payments, event);
    ctx.body = { received: true };
  });
}

function configured({ payments }: Dependencies): Payments {
  if (payments !== null) return payments;
  throw new AppError('not_configured', "Payments aren't set up yet. Contact sales.");
}
