import { Router } from '@koa/router';
import Koa from 'koa';
import compose from 'koa-compose';
import { mountMailOutbox } from '../sandbox/mail/mount-mail-outbox.ts';
import { mountStripeSandbox } from '../sandbox/stripe/pages/mount-stripe-sandbox.ts';
import type { Dependencies } from './dependencies.ts';
import { isClientAbort, reportOf } from './error-report.ts';
import type { ApiRouter } from './http/route.ts';
import { routesByResource } from './http/routes-by-resource.ts';
import { apiHeaders, noSniff } from './middleware/api-headers.ts';
import type { ApiState } from './middleware/api-state.ts';
import { errorBody } from './middleware/error-body.ts';
import { closeWhileStopping, health } from './middleware/health.ts';
import { requestLog } from './middleware/request-log.ts';
import { requestState } from './middleware/request-state.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { silentDatabase } from './middleware/silent-database.ts';
import { unmatched } from './middleware/unmatched.ts';
import { mountAccount } from './modules/account/account.router.ts';
import { mountAliases } from './modules/aliases/aliases.router.ts';
import { mountAnalysis } from './modules/analysis/analysis.router.ts';
import { mountAuth } from './modules/auth/auth.router.ts';
import { mountBatchEvents } from './modules/batches/batch-events.router.ts';
import { mountBatches } from './modules/batches/batches.router.ts';
import { mountBlind } from './modules/blind/blind.router.ts';
import { createBlindFilter } from './modules/blind/blind-filter.ts';
import { mountCandidates } from './modules/candidates/candidates.router.ts';
import { mountConfiguration } from './modules/configuration/configuration.router.ts';
import { mountDashboard } from './modules/dashboard/dashboard.router.ts';
import { mountDuplicates } from './modules/duplicates/duplicates.router.ts';
import { mountFairness } from './modules/fairness/fairness.router.ts';
import { mountJobs } from './modules/jobs/jobs.router.ts';
import { mountMatches } from './modules/matches/matches.router.ts';
import { mountModelUsage } from './modules/model-usage/model-usage.router.ts';
import { mountOutcomes } from './modules/outcomes/outcomes.router.ts';
import { mountOverrides } from './modules/overrides/overrides.router.ts';
import { mountPasswords } from './modules/passwords/passwords.router.ts';
import { mountPayments } from './modules/payments/payments.router.ts';
import { mountPlanLimits } from './modules/plan-limits/plan-limits.router.ts';
import { mountPlans } from './modules/plans/plans.router.ts';
import { isForReleaseVisits, releaseVisits } from './modules/release-visits/release-visits.endpoint.ts';
import { mountRequirements } from './modules/requirements/requirements.router.ts';
import { mountResumeFile } from './modules/resumes/resume-file.router.ts';
import { mountResumes } from './modules/resumes/resumes.router.ts';
import { mountRetention } from './modules/retention/retention.router.ts';
import { mountSamples } from './modules/samples/samples.router.ts';
import { mountScoreLog } from './modules/score-log/score-log.router.ts';
import { mountPasskeyLogin } from './modules/second-factors/passkey-login.router.ts';
import { mountSecondFactors } from './modules/second-factors/second-factors.router.ts';
import { mountSettledVerdicts } from './modules/settled-verdicts/settled-verdicts.router.ts';
import { mountSubscriptions } from './modules/subscriptions/subscriptions.router.ts';
import { mountUsers } from './modules/users/users.router.ts';
import { mountVerification } from './modules/verification/verification.router.ts';
import { httpMetrics } from './observability/http-metrics.ts';
import { createMetrics } from './observability/metrics.ts';
import { metricsEndpoint } from './observability/metrics-endpoint.ts';
import { apiDocs } from './openapi/docs.ts';

interface AppOptions {
  /** What somebody else in this process measures, in the text format of Prometheus: it stands at the end of `/metrics`. */
  readonly alsoMeasured?: () => string;
}

/**
 * The application: `/api/*`, `/healthz` and `/readyz`, and the pages of a sandbox. Another path goes on to the next middleware, so that
 * the edge can mount this app in its own (`edge.use(mount(createApp(deps)))`).
 */
export function createApp(deps: Dependencies, { alsoMeasured }: AppOptions = {}): Koa {
  const app = new Koa();
  const metrics = createMetrics(deps.database);
  const state = requestState(deps, createBlindFilter(deps));
  const errors = compose([errorBody(deps.log), silentDatabase(deps.database)]);
  const visits = compose([state, errors, releaseVisits(deps.settings.edgeSecret)]);
  const api = compose([
    state,
    compose([...(deps.tracing ? [deps.tracing.middleware] : []), requestLog(deps.log), httpMetrics(metrics)]),
    apiHeaders,
    errors,
    sameOrigin(deps.settings),
    apiDocs(),
    routesByResource(createRouter(deps)),
    unmatched,
  ]);
  app.on('error', (error) =>
    deps.log[isClientAbort(error) ? 'debug' : 'warn'](reportOf(error), 'A connection failed'),
  );
  app.use(closeWhileStopping(deps.stop.signal));
  app.use(noSniff);
  // It learns from the first call where this process listens. Where Stripe takes the payments, nothing is mounted.
  mountStripeSandbox(app, deps);
  // Almost all calls: nothing that follows looks at them.
  app.use((ctx, next) => (isApi(ctx.path) ? api(ctx as never, async () => {}) : next()));
  mountMailOutbox(app, deps);
  app.use(health(deps));
  app.use(metricsEndpoint({ metrics, alsoMeasured }, deps));
  app.use((ctx, next) => (isForReleaseVisits(ctx.path) ? visits(ctx as never, async () => {}) : next()));
  return app;
}

/** Every route under /api. */
export function createRouter(deps: Dependencies): ApiRouter {
  const router: ApiRouter = new Router<ApiState>();
  mountConfiguration(router, deps);
  mountAuth(router, deps);
  mountUsers(router);
  mountAccount(router, deps);
  mountPasswords(router, deps);
  mountVerification(router, deps);
  mountSecondFactors(router, deps);
  mountPasskeyLogin(router, deps);
  mountJobs(router, deps);
  mountRequirements(router, deps);
  mountAliases(router);
  mountDuplicates(router);
  mountResumes(router, deps);
  mountResumeFile(router, deps);
  mountBlind(router);
  mountFairness(router);
  mountSamples(router, deps);
  mountAnalysis(router, deps);
  mountMatches(router, deps);
  mountOverrides(router);
  mountSettledVerdicts(router);
  mountScoreLog(router);
  mountCandidates(router, deps);
  mountRetention(router);
  mountBatches(router, deps);
  mountBatchEvents(router, deps);
  mountOutcomes(router);
  mountDashboard(router);
  mountModelUsage(router, deps);
  mountPlans(router, deps);
  mountSubscriptions(router, deps);
  mountPlanLimits(router, deps);
  mountPayments(router, deps);
  return router;
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
