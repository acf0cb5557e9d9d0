import { z } from 'zod';
import { type FormValue, listed } from './form-body.ts';
import { StripeError } from './stripe-error.ts';

const Whole = z.coerce.number().int();
const Bool = z.enum(['true', 'false']).transform((text) => text === 'true');
const Metadata = z.record(z.string(), z.string()).default({});
const list = <S extends z.ZodType>(item: S) => z.preprocess(listed, z.array(item));
const Url = z.string().regex(/^https?:\/\/[^\s]+$/, 'Not a valid URL');

export const CustomerInput = z.strictObject({
  email: z.string().nullable().default(null),
  metadata: Metadata,
});

export const ProductInput = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1).nullable().default(null),
  metadata: Metadata,
});

export const ProductChange = z.strictObject({ name: z.string().min(1), description: z.string() });

export const PriceInput = z.strictObject({
  product: z.string(),
  currency: z.literal('usd'),
  unit_amount: Whole.min(0).max(99_999_999),
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
  metadata: Metadata,
});

export const PriceChange = z.strictObject({ active: Bool });

export const CheckoutInput = z.strictObject({
  mode: z.literal('subscription'),
  customer: z.string(),
  client_reference_id: z.string().nullable().default(null),
  line_items: list(z.strictObject({ price: z.string(), quantity: z.literal('1') })).pipe(
    z.array(z.any()).length(1),
  ),
  payment_method_collection: z.enum(['always', 'if_required']).default('always'),
  metadata: Metadata,
  subscription_data: z
    .strictObject({ metadata: Metadata, trial_period_days: Whole.min(1).max(730).default(0) })
    .prefault({}),
  success_url: Url,
  cancel_url: Url,
});

/** Of what a portal may do only the prices on offer matter here. */
const Features = z.looseObject({
  subscription_update: z.looseObject({
    products: list(z.looseObject({ prices: list(z.string()) })).default([]),
  }),
});

export const ConfigurationInput = z.strictObject({ features: Features, metadata: Metadata });

export const PortalInput = z.strictObject({
  customer: z.string(),
  configuration: z.string(),
  return_url: Url,
  flow_data: z
    .strictObject({
      type: z.literal('subscription_update_confirm'),
      subscription_update_confirm: z.strictObject({
        subscription: z.string(),
        items: list(z.strictObject({ id: z.string(), price: z.string(), quantity: z.literal('1') })),
      }),
      after_completion: z.strictObject({
        type: z.literal('redirect'),
        redirect: z.strictObject({ return_url: Url }),
      }),
    })
    .nullable()
    .default(null),
});

/** Reads the parameters of a call. @throws StripeError parameter_invalid, which names the parameter as Stripe does. */
export function readInput<S extends z.ZodType>(schema: S, form: Record<string, FormValue>): z.output<S> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const [first = '', ...rest] = issue?.path.map(String) ?? [];
  const param = first + rest.map((part) => `[${part}]`).join('');
  throw new StripeError({
    code: 'parameter_invalid',
    message: `Invalid ${param}: ${issue?.message ?? ''}`,
    param,
  });
}
