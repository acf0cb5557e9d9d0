import type { ErrorReport } from '@shortlist/platform/host';

/** Writes an error where a browser's own error collectors find it: one line for people, then the parts for machines. */
export function logErrorReport(report: ErrorReport): void {
  globalThis.console.error(
    `[${report.remote} ${report.version}, team ${report.team}] ${report.message}`,
    report,
  );
}
