import type { Middleware } from 'koa';
import { type Api, isMounted } from '../api-gateway.ts';
import { createAutoRollback } from '../health/auto-rollback.ts';
import { createHealth } from '../health/health.ts';
import { HEALTH_LIMITS, type HealthLimits } from '../health/limits.ts';
import { reportDemotion } from '../health/report-demotion.ts';
import { createSharedVisits, nameNetworkWith } from '../health/shared-visits.ts';
import type { ReleaseStore } from '../release-store.ts';
import { reportPageError } from '../report-error.ts';
import { createSourceLocations } from '../source-maps/source-locations.ts';
import { serveStatus } from '../status/serve-status.ts';
import { createErrorLog } from './error-log.ts';
import { createPageIds, type PageIds } from './page-ids.ts';
import { createStats, type Stats } from './stats.ts';
import { receiveTelemetry } from './telemetry.ts';

interface TelemetryServiceOptions {
  readonly api: Api;
  readonly releases: ReleaseStore;
  readonly secret: string;
  /** The BFFs know the secret too, and merge what all edges count of releases. */
  readonly mergesHealth?: boolean | undefined;
  /** From one such exchange to the next, milliseconds. */
  readonly exchangeMs?: number | undefined;
  readonly limits?: Partial<HealthLimits> | undefined;
  readonly stats?: Stats | undefined;
  /** Milliseconds; the clock of this machine unless told. */
  readonly now?: () => number;
  /** Where it is said what the edge did to a release by itself. */
  readonly report?: (sentence: string) => void;
  /** Where new errors of pages are written; the standard error of the process unless told. */
  readonly reportError?: ((line: object) => void) | undefined;
}

/** Everything that hears of pages: what they tell, what is counted of it, who does badly, and who may see it. */
export interface TelemetryService {
  readonly pageIds: PageIds;
  /** `POST /telemetry` */
  readonly take: Middleware;
  /** `GET /platform/status.json` */
  readonly status: Middleware;
}

export function openTelemetryService(options: TelemetryServiceOptions): TelemetryService {
  const { api, releases, secret, now = Date.now, report = reportDemotion } = options;
  const { stats = createStats(now), reportError = reportPageError } = options;
  const onFailing = createAutoRollback({ releases, report });
  const limits = { ...HEALTH_LIMITS, ...options.limits };
  const health = createHealth({
    limits,
    releases,
    now,
    onFailing,
    onVisit: (visit) => shared?.tell(visit),
    nameNetwork: nameNetworkWith(secret),
  });
  const shared =
    options.mergesHealth && !isMounted(api)
      ? createSharedVisits({
          api,
          secret,
          windowMs: limits.windowMs,
          everyMs: options.exchangeMs,
          merge: (visits) => health.merge(visits),
          report,
        })
      : undefined;
  const pageIds = createPageIds(secret, now);
  const locations = createSourceLocations(releases);
  const logError = createErrorLog({ locations, now, write: reportError });
  const listener = {
    hear(...[event, origin, teller]: Parameters<typeof health.hear>) {
      stats.hear(event, origin, teller);
      health.hear(event, origin, teller);
      if (event.kind === 'error') logError(event, origin, teller);
    },
    heard: (...[outcome, dropped]: Parameters<typeof stats.heard>) => stats.heard(outcome, dropped),
  };
  return {
    pageIds,
    take: receiveTelemetry({ releases, pageIds, listener, now }),
    status: serveStatus(api, { releases, stats, health, locations, now, countedSince: now() }),
  };
}
