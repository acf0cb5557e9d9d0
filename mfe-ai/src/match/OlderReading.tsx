import { Badge } from '@shortlist/design-system/Badge';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { RotateCw } from 'lucide-react';

/** Over a match whose requirements were changed since, with the way to a new one. */
export function OlderReadingBanner({ onMatchAgain }: { readonly onMatchAgain: () => void }) {
  return (
    <Banner
      tone="info"
      title="The requirements have changed since this match."
      action={
        <Button icon={<RotateCw aria-hidden />} onPress={onMatchAgain}>
          Match again
        </Button>
      }
    >
      Match again to use the current ones. Verdicts that you settled stay with their requirements.
    </Banner>
  );
}

/** The same as a small mark in a list. */
export function OlderReadingBadge({ isOlder }: { readonly isOlder: boolean }) {
  return isOlder ? <Badge tone="pencil">Older requirements</Badge> : null;
}
