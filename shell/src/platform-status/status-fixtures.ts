import type {
  LiveVersion,
  PackageStatus,
  PlatformStatus,
  SlotStatus,
} from '@shortlist/platform/platform-status';

/** A version that nothing was told of yet. */
export function aLiveVersion(overrides: Partial<LiveVersion> = {}): LiveVersion {
  return {
    version: '1.0.0-0123456789',
    channel: 'stable',
    percent: null,
    since: '2026-11-20T08:00:00.000Z',
    by: 'Ada Berg',
    commit: '308afe8b41c2',
    reacts: [19],
    signature: null,
    refusal: null,
    health: { verdict: 'unknown', visitors: 0, failing: 0 },
    loads: 0,
    failedLoads: 0,
    loadP75: null,
    vitals: { LCP: null, INP: null, CLS: null, TTFB: null },
    errors: {},
    latestErrors: [],
    signs: {},
    deprecated: [],
    weights: [],
    ...overrides,
  };
}

export function aPackageStatus(overrides: Partial<PackageStatus> = {}): PackageStatus {
  return {
    package: 'mfe-jobs',
    title: 'Job positions',
    team: 'Jobs',
    versions: [aLiveVersion()],
    rollbackTo: null,
    sandboxedCalls: null,
    demotions: [],
    ...overrides,
  };
}

export function aPlatformStatus(...packages: PackageStatus[]): PlatformStatus {
  return {
    at: '2026-11-21T14:05:00.000Z',
    countedSince: '2026-11-21T08:00:00.000Z',
    requiresSignatures: true,
    packages,
    environment: 'production',
    environments: [],
    slots: [],
    history: [],
  };
}

/** A slot with two widgets that nobody has arranged. */
export function aSlotStatus(overrides: Partial<SlotStatus> = {}): SlotStatus {
  return {
    id: 'mfe_dashboard/UserHomeSide',
    host: 'Dashboard',
    widgets: [
      { id: 'mfe_jobs/JobList', title: 'Job positions', team: 'Jobs', isOn: true },
      { id: 'mfe_billing/MyPlan', title: 'Plans', team: 'Billing', isOn: true },
    ],
    changes: [],
    ...overrides,
  };
}
