import { AppError } from '@shortlist/api-contract/app-error';
import type { Mailer } from '../../integrations/mail/mailer.ts';

/**
 * Stops a call that mails something where nobody delivers mail.
 *
 * @throws AppError not_configured
 */
export function requireMail({ isOn }: Mailer): void {
  if (!isOn) {
    throw new AppError('not_configured', 'Email isn’t set up on this server. Ask your administrator.');
  }
}
