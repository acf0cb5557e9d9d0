import { sql } from '@mikro-orm/core';
import type { EntityManager } from '../../db/database.ts';
import { askStripe } from '../../integrations/stripe/ask-stripe.ts';
import type { Payments, StripeAccount } from '../../integrations/stripe/stripe.ts';
import type { User } from '../users/users.service.ts';

/** The user's customer at Stripe; null before the first checkout. */
export async function findCustomer(
  em: EntityManager,
  account: StripeAccount,
  ownerId: string,
): Promise<string | null> {
  const rows = await em.execute<{ stripe_customer_id: string }[]>(sql`
    select stripe_customer_id from stripe_customers where owner_id = ${ownerId} and account = ${account}`);
  return rows[0]?.stripe_customer_id ?? null;
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
  await em.execute(sql`
    insert into stripe_customers (owner_id, account, stripe_customer_id)
    values (${user.id}, ${account}, ${customer.id}) on conflict do nothing`);
  return (await findCustomer(em, account, user.id)) ?? customer.id;
}

/** The user whom a customer stands for; null when it is none of ours. */
export async function findOwnerOfCustomer(em: EntityManager, customerId: string): Promise<string | null> {
  const rows = await em.execute<{ owner_id: string }[]>(sql`
    select owner_id from stripe_customers where stripe_customer_id = ${customerId}`);
  return rows[0]?.owner_id ?? null;
}
