import type { EntityManager } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { publicOrigin } from '../../http/public-origin.ts';
import type { Mail } from '../../integrations/mail/mailer.ts';
import type { ApiContext } from '../../middleware/api-state.ts';

/** What a mail is sent with. */
export type MailDeps = Pick<Dependencies, 'mailer' | 'settings' | 'database'>;

/** Composes and sends a mail after the answer, with links to where the browser sees the product; does nothing where nobody delivers. */
export function mailLater(
  ctx: ApiContext,
  { mailer, settings, database }: MailDeps,
  compose: (em: EntityManager, origin: string) => Promise<Mail | null>,
): void {
  if (!mailer.isOn) return;
  const origin = publicOrigin(ctx, settings);
  mailer.later(() => compose(database.fork(), origin));
}
