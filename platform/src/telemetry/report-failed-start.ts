import { PAGE_DATA_ID, PageData } from '../registry/release-set.ts';
import { describeError } from './describe-error.ts';
import { beaconBatch } from './send-batch.ts';

/**
 * Tells the edge at once that the shell could not start: nothing else of the page will. It counts as a crash of the shell, so that a
 * release of it that starts nowhere is taken back.
 */
export function reportFailedStart(error: unknown): void {
  try {
    const { releases, telemetry } = PageData.parse(
      JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? ''),
    );
    if (telemetry === null) return;
    const place = { releases, boundary: undefined, page: null, base: document.baseURI };
    beaconBatch({ page: telemetry, events: [describeError(error, { ...place, isCrash: true })] });
  } catch {
    // The page came without its data: then it is the edge that fails, and there is nobody to tell.
  }
}
