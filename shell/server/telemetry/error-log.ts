import { sourceOfError } from '@shortlist/platform/platform-status';
import type { ErrorEvent } from '@shortlist/platform/telemetry';
import type { SourceLocations } from '../source-maps/source-locations.ts';
import type { Origin } from './known-event.ts';
import { createRateLimit } from './rate-limit.ts';
import type { TelemetrySource } from './telemetry.ts';

/** Errors of one package from one network: a page can make up any number of them. */
const LIMIT = { limit: 20, windowMs: 60_000 };

/** Errors that are remembered, and not logged again. */
const REMEMBERED = 1_000;

interface ErrorLogOptions {
  readonly locations: SourceLocations;
  readonly now: () => number;
  /** Takes a line of the log. */
  readonly write: (line: object) => void;
}

export type ErrorLog = (event: ErrorEvent, origin: Origin, teller: Pick<TelemetrySource, 'network'>) => void;

/** Logs each error of a version the first time that it is told, with the place in the sources that it comes from. */
export function createErrorLog({ locations, now, write }: ErrorLogOptions): ErrorLog {
  const logged = new Set<string>();
  const mayLog = createRateLimit({ ...LIMIT, now });

  function isNew(key: string, caller: string): boolean {
    if (logged.has(key) || !mayLog(caller)) return false;
    logged.add(key);
    const [oldest] = logged;
    if (logged.size > REMEMBERED && oldest !== undefined) logged.delete(oldest);
    return true;
  }

  async function logLine({ name, message, page, stack }: ErrorEvent, origin: Origin): Promise<void> {
    const { package: packageName, version, team, channel } = origin;
    const line = { level: 40, time: now(), name: 'edge', msg: `${name}: ${message}` };
    const sources = await locations.find(origin, stack);
    const source = sourceOfError(packageName, sources);
    write({ ...line, package: packageName, version, team, channel, page, source, sources, stack });
  }

  return (event, origin, { network }) => {
    const { name, message, stack } = event;
    const key = JSON.stringify([origin.package, origin.version, name, message, stack]);
    if (isNew(key, `${origin.package} ${network}`)) void logLine(event, origin);
  };
}
