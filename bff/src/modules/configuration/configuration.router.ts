import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { type ApiRouter, route } from '../../http/route.ts';

export function mountConfiguration(router: ApiRouter, { settings }: Dependencies): void {
  route(router, endpoints.configuration.get, async () => ({
    google_client_id: settings.googleClientId,
    sales_email: settings.salesEmail,
    demo: settings.demo,
  }));
}
