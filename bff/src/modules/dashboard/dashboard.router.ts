import { endpoints } from '@shortlist/api-contract';
import { type ApiRouter, route } from '../../http/route.ts';
import { presentKanban, presentProgress, presentTopApplicant } from './dashboard.presenter.ts';
import { columnStartOf, listColumns } from './kanban.service.ts';
import { listProgress, listTopApplicants } from './overview.service.ts';
import { countStats } from './stats.service.ts';
import { countWeeks } from './trends.service.ts';
import { computeUrgentMessage } from './urgent-message.service.ts';

export function mountDashboard(router: ApiRouter): void {
  route(router, endpoints.dashboard.topApplicants, async ({ em, user, query }) => {
    const rows = await listTopApplicants(em, user.id, query.job_id);
    return { applicants: rows.map(presentTopApplicant) };
  });

  route(router, endpoints.dashboard.recruitmentProgress, async ({ em, user }) => {
    const [now, rows] = [new Date(), await listProgress(em, user.id)];
    return { progress: rows.map((row) => presentProgress(row, now)) };
  });

  route(router, endpoints.dashboard.kanban, async ({ em, user, query }) => {
    const [now, start] = [new Date(), columnStartOf(query)];
    const columns = await listColumns(em, user.id, { query, start, now });
    return { kanban: presentKanban(columns, { limit: query.limit, offset: start.offset, now }) };
  });

  route(router, endpoints.dashboard.stats, ({ em, user }) => countStats(em, user.id));

  route(router, endpoints.dashboard.trends, async ({ em, user }) => ({
    weeks: await countWeeks(em, user.id, new Date()),
  }));

  route(router, endpoints.dashboard.urgentMessage, async ({ em, user }) => ({
    message: await computeUrgentMessage(em, user, new Date()),
  }));
}
