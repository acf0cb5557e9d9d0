import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { type ApiRouter, route } from '../../http/route.ts';

export function mountConfiguration(router: ApiRouter, { settings, mailer }: Dependencies): void {
  const configuration = {
    google_client_id: settings.google?.clientId ?? null,
    google_script_url: settings.google?.scriptUrl ?? null,
    privacy_notice_url: settings.privacyNoticeUrl,
    sales_email: settings.salesEmail,
    contacts: [...settings.contacts],
    is_payment_sandbox: settings.isPaymentSandbox,
    sends_mail: mailer.isOn,
    demo: settings.demo,
  };
  route(router, endpoints.configuration.get, async () => configuration);
}
