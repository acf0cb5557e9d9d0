import { exposedBy, StartError } from '@shortlist/api-contract/settings';
import { z } from 'zod';

/** Who delivers mail: a server, the outbox of this process for a developer to read, or nobody. */
export type MailSettings =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'outbox' }
  | { readonly kind: 'off' };

/** The part of the environment that mail reads. */
export const MailVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address like smtps://user:password@mail.example.com.' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an address like Shortlist <no-reply@example.com>.',
    )
    .optional(),
};

type MailValues = z.output<z.ZodObject<typeof MailVariables>> & {
  readonly HOST: string;
  readonly NODE_ENV: string;
  readonly PUBLIC_URL?: string | undefined;
};

/**
 * Who delivers mail. Without a server that is the outbox where only this machine reaches the product, since it holds links that
 * open accounts, and nobody elsewhere.
 *
 * @throws StartError when there is a server but no sender, or no address for links: who asks for a link to another's account
 *   could name the host of it.
 */
export function mailSettingsOf({ SMTP_URL: url, MAIL_FROM: from, ...values }: MailValues): MailSettings {
  if (url === undefined) return { kind: exposedBy(values) === null ? 'outbox' : 'off' };
  if (from === undefined) throw new StartError('SMTP_URL needs MAIL_FROM: the sender of mail.');
  if (values.PUBLIC_URL === undefined) {
    throw new StartError('SMTP_URL needs PUBLIC_URL: mail has links to the product.');
  }
  return { kind: 'smtp', url, from };
}
