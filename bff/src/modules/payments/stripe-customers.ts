import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { askStripe } from '../../integrations/stripe/ask-stripe.ts';
import type { Payments, StripeAccount } from '../../integrations/stripe/stripe.ts';
import type { User } from '../users/users.service.ts';
import { StripeCustomer } from './payments.entity.ts';

/** The user's customer at Stripe; null before the first checkout. */
export async function findCustomer(
  em: EntityManager,
  account: StripeAccount,
  ownerId: string,
): Promise<string | null> {
  const customer = await em.findOne(StripeCustomer, { ownerId, account });
  return customer?.stripeCustomerId ?? null;
}

/** The user's customer at Stripe, made when there is none: one, also when two requests ask at once. */
export async function customerOf(em: EntityManager, payments: Payments, user: User): Promise<string> {
  const { stripe, account } = payments;
  const found = await findCustomer(em, account, user.id);
  if (found !== null) return found;
  const customer = await askStripe(
    stripe.customers.create(
      { email: user.email, metadata: { user_id: user.id } },
      { idempotencyKey: `customer-${user.id}` },
    ),
  );
  await kysely(em)
    .insertInto('stripe_customers')
    .values({ owner_id: user.id, account, stripe_customer_id: customer.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findCustomer(em, account, user.id)) ?? customer.id;
}

/** The user whom a customer stands for; null when it is none of ours. */
export async function findOwnerOfCustomer(em: EntityManager, customerId: string): Promise<string | null> {
  const customer = await em.findOne(StripeCustomer, { stripeCustomerId: customerId });
  return customer?.ownerId ?? null;
}
