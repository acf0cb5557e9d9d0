import { randomBytes } from 'node:crypto';
import { sql } from '@mikro-orm/core';
import type { EntityManager } from '../../src/db/database.ts';
import { sandboxNow } from './clock.ts';
import { StripeError } from './stripe-error.ts';
import type { ObjectOf, StripeObject } from './stripe-objects.ts';

type Name = StripeObject['object'];

/** What starts the ids of each kind, as at Stripe. */
const PREFIXES: Readonly<Record<Name, string>> = {
  customer: 'cus',
  payment_method: 'pm',
  product: 'prod',
  price: 'price',
  'checkout.session': 'cs_test',
  subscription: 'sub',
  invoice: 'in',
  'billing_portal.configuration': 'bpc',
  'billing_portal.session': 'bps',
  event: 'evt',
};

/** An id that nobody guesses: a page of the sandbox is open to whoever has its address, as at Stripe. */
export function sandboxId(prefix: string): string {
  return `${prefix}_sandbox${randomBytes(18).toString('hex')}`;
}

type Own<N extends Name> = Omit<ObjectOf<N>, 'id' | 'object' | 'created' | 'livemode' | 'metadata'> & {
  readonly metadata?: Record<string, string>;
};

/** Keeps a new object; `listedBy` is the object that it is listed by. Whatever needs its id comes from `fill`. */
export async function addObject<N extends Name>(
  em: EntityManager,
  name: N,
  fill: (id: string, created: number) => Own<N> & { readonly listedBy?: string },
): Promise<ObjectOf<N>> {
  const id = sandboxId(PREFIXES[name]);
  const created = await sandboxNow(em);
  const { listedBy = null, metadata = {}, ...own } = fill(id, created);
  const data = { id, object: name, created, livemode: false, metadata, ...own };
  await em.execute(sql`
    insert into sandbox_stripe_objects (id, object, parent, data)
    values (${id}, ${name}, ${listedBy}, ${JSON.stringify(data)}::jsonb)`);
  return data as unknown as ObjectOf<N>;
}

/** An object, locked until the transaction ends; null when there is none. */
export async function findObject<N extends Name>(
  em: EntityManager,
  name: N,
  id: string,
): Promise<ObjectOf<N> | null> {
  const [row] = await em.execute<{ data: ObjectOf<N> }[]>(sql`
    select data from sandbox_stripe_objects where id = ${id} and object = ${name} for update`);
  return row?.data ?? null;
}

/** @throws StripeError resource_missing, about the parameter that named it. */
export async function getObject<N extends Name>(
  em: EntityManager,
  name: N,
  { id, param = 'id' }: { readonly id: string; readonly param?: string },
): Promise<ObjectOf<N>> {
  const found = await findObject(em, name, id);
  if (found !== null) return found;
  throw new StripeError({
    code: 'resource_missing',
    message: `No such ${name}: '${id}'`,
    param,
    status: 404,
  });
}

export async function saveObject(em: EntityManager, object: StripeObject): Promise<void> {
  await em.execute(sql`
    update sandbox_stripe_objects set data = ${JSON.stringify(object)}::jsonb where id = ${object.id}`);
}

/** The objects of one kind, newest first: of a parent, or all. */
export async function listObjects<N extends Name>(
  em: EntityManager,
  name: N,
  parent?: string,
): Promise<ObjectOf<N>[]> {
  const ofParent = parent === undefined ? sql`true` : sql`parent = ${parent}`;
  const rows = await em.execute<{ data: ObjectOf<N> }[]>(sql`
    select data from sandbox_stripe_objects where object = ${name} and ${ofParent}
    order by created_order desc limit 100`);
  return rows.map(({ data }) => data);
}

/** As it goes over the wire: what only the sandbox knows stays here. */
export function onTheWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(onTheWire);
  if (typeof value !== 'object' || value === null) return value;
  const shown = Object.entries(value).filter(([key]) => key !== 'sandbox');
  return Object.fromEntries(shown.map(([key, inner]) => [key, onTheWire(inner)]));
}
