import { endpoints } from '@shortlist/api-contract';
import { type ApiRouter, DONE, route } from '../../http/route.ts';
import { declareGroups, describeGroups, removeGroups, reportOn } from './fairness.service.ts';

/** Impact ratios by groups that candidates declared. No call answers what one candidate declared. */
export function mountFairness(router: ApiRouter): void {
  route(router, endpoints.fairness.groups, ({ em, user }) => describeGroups(em, user.id));

  route(router, endpoints.fairness.declare, ({ em, user, body }) => declareGroups(em, user, body.csv));

  route(router, endpoints.fairness.remove, async ({ em, user }) => {
    await removeGroups(em, user.id);
    return DONE;
  });

  route(router, endpoints.fairness.report, ({ em, user, query }) => reportOn(em, user.id, query));
}
