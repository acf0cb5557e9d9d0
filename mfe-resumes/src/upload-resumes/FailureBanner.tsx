import { Banner } from '@shortlist/design-system/Banner';
import type { UploadQueue } from './upload-queue.ts';

interface FailureBannerProps {
  readonly queue: UploadQueue;
  /** What comes before the reason. */
  readonly prefix?: string;
}

/** Why files did not arrive. */
export function FailureBanner({ queue, prefix = 'Upload failed: ' }: FailureBannerProps) {
  const reason = queue.flatMap(({ state }) => (state.kind === 'failed' ? [state.reason] : []))[0];
  return reason === undefined ? null : <Banner tone="negative" title={prefix + reason} />;
}
