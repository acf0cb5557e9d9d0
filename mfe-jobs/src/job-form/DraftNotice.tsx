import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import type { JobDraftControls } from './use-job-draft.ts';

/** Says that a draft is there again, or that what it began from is not what is stored any more. */
export function DraftNotice({ draft }: { readonly draft: JobDraftControls }) {
  const discard = (
    <Button variant="ghost" size="small" onPress={draft.startOver}>
      Discard Draft
    </Button>
  );
  if (draft.isOutdated) {
    return (
      <Banner tone="caution" title="This position was edited somewhere else." action={discard}>
        Saving overwrites those changes with your draft.
      </Banner>
    );
  }
  if (!draft.isKept) return null;
  return <Banner tone="info" title="Unsaved changes restored." action={discard} />;
}
