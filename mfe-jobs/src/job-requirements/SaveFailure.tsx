import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { messageOf } from '@shortlist/platform';
import type { RequirementEditing } from './use-requirement-rows.ts';

/** That the changes are not stored, why, and the way to try again. */
export function SaveFailure({
  editing: { saveState, saveError, flush },
}: {
  readonly editing: RequirementEditing;
}) {
  if (saveState !== 'failed') return null;
  return (
    <Banner
      tone="negative"
      title="Failed to save requirements."
      action={
        <Button size="small" onPress={flush}>
          Retry
        </Button>
      }
    >
      {messageOf(saveError)} Your changes are still on this page.
    </Banner>
  );
}
