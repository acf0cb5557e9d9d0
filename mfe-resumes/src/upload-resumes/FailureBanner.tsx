import { Banner } from '@shortlist/design-system/Banner';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import type { UploadQueue, UploadState } from './upload-queue.ts';

/** Why files did not arrive. Whoever is signed out signs in beside this page, so that the list of files stays. */
export function FailureBanner({ queue }: { readonly queue: UploadQueue }) {
  const failure = queue.map(({ state }) => state).find(isFailed);
  if (!failure) return null;
  const signIn = (
    <ButtonLink size="small" href="/login" target="_blank" rel="noopener">
      Login in a new tab
    </ButtonLink>
  );
  return (
    <Banner
      tone="negative"
      title={`Upload failed: ${failure.reason}`}
      action={failure.isSignedOut ? signIn : null}
    />
  );
}

function isFailed(state: UploadState): state is Extract<UploadState, { kind: 'failed' }> {
  return state.kind === 'failed';
}
