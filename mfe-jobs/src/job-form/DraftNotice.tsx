import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import type { JobDraftControls } from './use-job-draft.ts';

/** Says that a draft is there again, or that what it began from is not what is stored any more. */
export function DraftNotice({ draft }: { readonly draft: JobDraftControls }) {
  const discard = (
    <Button variant="ghost" size="small" onPress={draft.startOver}>
      Discard draft
    </Button>
  );
  if (draft.isOutdated) {
    return (
      <Banner tone="caution" title="This position was changed elsewhere meanwhile." action={discard}>
        Saving puts what you wrote in its place.
      </Banner>
    );
  }
  if (!draft.isKept) return null;
  return <Banner tone="info" title="What you had not saved is here again." action={discard} />;
}
