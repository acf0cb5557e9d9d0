import type { InferEntity } from '@mikro-orm/core';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { askStripe } from '../../integrations/stripe/ask-stripe.ts';
import type { Payments, StripeAccount } from '../../integrations/stripe/stripe.ts';
import { centsOf, type Plan } from '../plans/plans.service.ts';
import { StripeProduct } from './payments.entity.ts';

/** How a plan stands at Stripe: one product, and the price that is asked now. */
export type ProductRow = InferEntity<typeof StripeProduct>;

/**
 * The product and price of a plan at Stripe, made when the plan is first sold and brought up to date after a
 * change. A changed price is a new one; the one before is no longer sold, and whoever pays it goes on.
 */
export async function productOf(em: EntityManager, payments: Payments, plan: Plan): Promise<ProductRow> {
  const known = await findProduct(em, payments.account, plan.id);
  if (known !== null && known.planVersion >= plan.version) return known;
  const productId = await saveProduct(payments, plan, known);
  const priceId =
    known !== null && costsTheSame(known, plan)
      ? known.stripePriceId
      : await createPrice(payments, plan, productId);
  if (known !== null && known.stripePriceId !== priceId) {
    await askStripe(payments.stripe.prices.update(known.stripePriceId, { active: false }));
  }
  await kysely(em)
    .insertInto('stripe_products')
    .values({
      plan_id: plan.id,
      account: payments.account,
      stripe_product_id: productId,
      stripe_price_id: priceId,
      price: String(plan.price),
      billing_cycle: plan.billingCycle,
      plan_version: plan.version,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['plan_id', 'account'])
        .doUpdateSet(({ ref }) => ({
          stripe_price_id: ref('excluded.stripe_price_id'),
          price: ref('excluded.price'),
          billing_cycle: ref('excluded.billing_cycle'),
          plan_version: ref('excluded.plan_version'),
        }))
        .whereRef('stripe_products.plan_version', '<', 'excluded.plan_version'),
    )
    .execute();
  return em.findOneOrFail(StripeProduct, { planId: plan.id, account: payments.account }, { refresh: true });
}

/** How the plan stands at Stripe; null when it was never sold. */
export async function findProduct(
  em: EntityManager,
  account: StripeAccount,
  planId: string,
): Promise<ProductRow | null> {
  return em.findOne(StripeProduct, { planId, account });
}

/** The plan that is sold as a product; null when the product is none of ours. */
export async function findPlanOfProduct(em: EntityManager, productId: string): Promise<string | null> {
  const product = await em.findOne(StripeProduct, { stripeProductId: productId });
  return product?.planId ?? null;
}

async function saveProduct({ stripe }: Payments, plan: Plan, known: ProductRow | null): Promise<string> {
  // Stripe takes no empty description at a creation, and an empty one takes it away at a change.
  const tagline = plan.tagline ?? '';
  if (known !== null) {
    await askStripe(stripe.products.update(known.stripeProductId, { name: plan.name, description: tagline }));
    return known.stripeProductId;
  }
  const product = await askStripe(
    stripe.products.create(
      { name: plan.name, ...(tagline && { description: tagline }), metadata: { plan_id: plan.id } },
      { idempotencyKey: `product-${plan.id}-${plan.version}` },
    ),
  );
  return product.id;
}

async function createPrice({ stripe }: Payments, plan: Plan, productId: string): Promise<string> {
  const price = await askStripe(
    stripe.prices.create(
      {
        product: productId,
        currency: 'usd',
        unit_amount: centsOf(plan.price),
        recurring: { interval: plan.billingCycle },
        metadata: { plan_id: plan.id },
      },
      { idempotencyKey: `price-${plan.id}-${plan.version}` },
    ),
  );
  return price.id;
}

function costsTheSame(row: ProductRow, plan: Plan): boolean {
  return centsOf(Number(row.price)) === centsOf(plan.price) && row.billingCycle === plan.billingCycle;
}
