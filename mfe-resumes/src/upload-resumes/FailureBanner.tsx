import { Banner } from '@shortlist/design-system/Banner';
import type { UploadQueue } from './upload-queue.ts';

/** Why files did not arrive. */
export function FailureBanner({ queue }: { readonly queue: UploadQueue }) {
  const reason = queue.flatMap(({ state }) => (state.kind === 'failed' ? [state.reason] : []))[0];
  return reason === undefined ? null : <Banner tone="negative" title={`Upload failed: ${reason}`} />;
}
