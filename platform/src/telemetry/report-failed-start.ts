import { readPageBlock } from '../registry/page-data.ts';
import { describeError } from './describe-error.ts';
import { beaconBatch } from './send-batch.ts';

/**
 * Tells the edge at once that the shell could not start: nothing else of the page will. It counts as a crash of the shell, so that a
 * release of it that starts nowhere is taken back.
 */
export function reportFailedStart(error: unknown): void {
  const data = readPageBlock(document);
  // A page that came without its data: then it is the edge that fails, and there is nobody to tell.
  if (data === null || data.telemetry === null) return;
  const place = { releases: data.releases, boundary: undefined, page: null, base: document.baseURI };
  beaconBatch({ page: data.telemetry, events: [describeError(error, { ...place, isCrash: true })] });
}
