import { endpoints } from '@shortlist/api-contract';
import { type ApiRouter, route } from '../../http/route.ts';
import { countStats } from './stats.service.ts';
import { computeUrgentMessage } from './urgent-message.service.ts';

export function mountDashboard(router: ApiRouter): void {
  route(router, endpoints.dashboard.stats, ({ em, user }) => countStats(em, user.id));

  route(router, endpoints.dashboard.urgentMessage, async ({ em, user }) => ({
    message: await computeUrgentMessage(em, user.id, new Date()),
  }));
}
