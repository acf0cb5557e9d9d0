import { sql } from '@mikro-orm/core';
import type { EntityManager } from '../../db/database.ts';
import { askStripe } from '../../integrations/stripe/ask-stripe.ts';
import type { Payments, StripeAccount } from '../../integrations/stripe/stripe.ts';
import type { Plan } from '../plans/plans.service.ts';

/** How a plan stands at Stripe: one product, and the price that is asked now. */
export interface ProductRow {
  readonly stripe_product_id: string;
  readonly stripe_price_id: string;
  /** Dollars, as the database writes them. */
  readonly price: string;
  readonly billing_cycle: string;
  readonly plan_version: number;
}

/**
 * The product and price of a plan at Stripe, made when the plan is first sold and brought up to date after a
 * change. A changed price is a new one; the one before is no longer sold, and whoever pays it goes on.
 */
export async function productOf(em: EntityManager, payments: Payments, plan: Plan): Promise<ProductRow> {
  const known = await findProduct(em, payments.account, plan.id);
  if (known !== null && known.plan_version >= plan.version) return known;
  const productId = await saveProduct(payments, plan, known);
  const priceId =
    known !== null && costsTheSame(known, plan)
      ? known.stripe_price_id
      : await createPrice(payments, plan, productId);
  if (known !== null && known.stripe_price_id !== priceId) {
    await askStripe(payments.stripe.prices.update(known.stripe_price_id, { active: false }));
  }
  await em.execute(sql`
    insert into stripe_products (plan_id, account, stripe_product_id, stripe_price_id, price, billing_cycle,
      plan_version)
    values (${plan.id}, ${payments.account}, ${productId}, ${priceId}, ${plan.price}, ${plan.billingCycle},
      ${plan.version})
    on conflict (plan_id, account) do update set stripe_price_id = excluded.stripe_price_id,
      price = excluded.price, billing_cycle = excluded.billing_cycle, plan_version = excluded.plan_version
    where stripe_products.plan_version < excluded.plan_version`);
  return (await findProduct(em, payments.account, plan.id)) as ProductRow;
}

/** How the plan stands at Stripe; null when it was never sold. */
export async function findProduct(
  em: EntityManager,
  account: StripeAccount,
  planId: string,
): Promise<ProductRow | null> {
  const [row] = await em.execute<ProductRow[]>(sql`
    select stripe_product_id, stripe_price_id, price::text as price, billing_cycle, plan_version
    from stripe_products where plan_id = ${planId} and account = ${account}`);
  return row ?? null;
}

/** The plan that is sold as a product; null when the product is none of ours. */
export async function findPlanOfProduct(em: EntityManager, productId: string): Promise<string | null> {
  const [row] = await em.execute<{ plan_id: string }[]>(sql`
    select plan_id from stripe_products where stripe_product_id = ${productId}`);
  return row?.plan_id ?? null;
}

async function saveProduct({ stripe }: Payments, plan: Plan, known: ProductRow | null): Promise<string> {
  // Stripe takes no empty description at a creation, and an empty one takes it away at a change.
  const tagline = plan.tagline ?? '';
  if (known !== null) {
    await askStripe(
      stripe.products.update(known.stripe_product_id, { name: plan.name, description: tagline }),
    );
    return known.stripe_product_id;
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
  return centsOf(Number(row.price)) === centsOf(plan.price) && row.billing_cycle === plan.billingCycle;
}

/** The column keeps two decimals, so that the nearest cent is the exact one. */
function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}
