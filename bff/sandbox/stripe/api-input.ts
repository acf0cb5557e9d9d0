import { z } from 'zod';
import { type FormValue, listed } from './form-body.ts';
import { StripeError } from './stripe-error.ts';

const Whole = z.coerce.number().int();
const Bool = z.enum(['true', 'false']).transform((text) => text === 'true');
const Metadata = z.record(z.string(), z.string()).default({});
const list = <S extends z.ZodType>(item: S) => z.preprocess(listed, z.array(item));

const Expand = { expand: list(z.string()).optional() };
const Url = z.string().regex(/^https?:\/\/[^\s]+$/, 'Not a valid URL');

export const ListInput = z.strictObject({
  active: Bool.optional(),
  limit: Whole.min(1).max(100).default(10),
});

export const CustomerInput = z.strictObject({
  email: z.string().nullable().default(null),
  name: z.string().nullable().default(null),
  metadata: Metadata,
});

export const ProductInput = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1).nullable().default(null),
  metadata: Metadata,
});

export const ProductChange = z.strictObject({
  name: z.string().min(1).optional(),
  description: z.string().optional(),
  active: Bool.optional(),
});

export const PriceInput = z.strictObject({
  product: z.string(),
  currency: z.literal('usd'),
  unit_amount: Whole.min(0).max(99_999_999),
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
  metadata: Metadata,
});

export const PriceChange = z.strictObject({ active: Bool });

export const CheckoutInput = z.strictObject({
  ...Expand,
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

export const SubscriptionChange = z.strictObject({
  ...Expand,
  cancel_at_period_end: Bool.optional(),
  items: list(
    z.strictObject({ id: z.string(), price: z.string(), quantity: z.literal('1').optional() }),
  ).optional(),
  proration_behavior: z.literal('always_invoice').optional(),
});

const Enabled = z.strictObject({ enabled: Bool });
const DISABLED = { enabled: false };

export const Features = z.strictObject({
  invoice_history: Enabled.default(DISABLED),
  payment_method_update: Enabled.default(DISABLED),
  subscription_cancel: z
    .strictObject({ enabled: Bool, mode: z.literal('at_period_end').default('at_period_end') })
    .default({ enabled: false, mode: 'at_period_end' }),
  subscription_update: z.strictObject({
    enabled: Bool,
    default_allowed_updates: list(z.literal('price')),
    proration_behavior: z.literal('always_invoice'),
    products: list(z.strictObject({ product: z.string(), prices: list(z.string()) })).default([]),
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
        items: list(
          z.strictObject({
            id: z.string(),
            price: z.string(),
            quantity: z.literal('1').transform(() => 1 as const),
          }),
        ),
      }),
      after_completion: z
        .strictObject({ type: z.literal('redirect'), redirect: z.strictObject({ return_url: Url }) })
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
});

export const NoInput = z.strictObject({ ...Expand });

/**
 * Reads the parameters of a call.
 *
 * @throws StripeError parameter_unknown, parameter_missing or parameter_invalid, which names it as Stripe does.
 */
export function readInput<S extends z.ZodType>(schema: S, form: Record<string, FormValue>): z.output<S> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const path = [...(issue?.path ?? []), ...unknown].map(String);
  const param = path.map((part, place) => (place === 0 ? part : `[${part}]`)).join('');
  if (unknown.length > 0) {
    throw new StripeError({
      code: 'parameter_unknown',
      message: `Received unknown parameter: ${param}`,
      param,
    });
  }
  const isMissing = valueAt(form, path) === undefined;
  throw isMissing
    ? new StripeError({ code: 'parameter_missing', message: `Missing required param: ${param}.`, param })
    : new StripeError({
        code: 'parameter_invalid',
        message: `Invalid ${param}: ${issue?.message ?? ''}`,
        param,
      });
}

function valueAt(form: FormValue | undefined, path: readonly string[]): FormValue | undefined {
  return path.reduce<FormValue | undefined>(
    (value, part) => (typeof value === 'object' ? value[part] : undefined),
    form,
  );
}
