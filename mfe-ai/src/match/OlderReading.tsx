import type { Match } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { RotateCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

/** It comes with the press that opens it. */
const RequirementChangesDialog = lazy(() => import('./RequirementChangesDialog.tsx'));

interface OlderReadingBannerProps {
  readonly match: Match;
  readonly onMatchAgain: () => void;
}

/** Over a match whose requirements were changed since: what changed, and the way to a new match. */
export function OlderReadingBanner({ match, onMatchAgain }: OlderReadingBannerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Banner
      tone="info"
      title="The requirements have changed since this match."
      action={
        <>
          <Button onPress={() => setOpen(true)}>See Changes</Button>
          <Button icon={<RotateCw aria-hidden />} onPress={onMatchAgain}>
            Match Again
          </Button>
        </>
      }
    >
      Match again to use the current ones. Verdicts that you settled stay with their requirements.
      <Suspense>
        {isOpen && (
          <RequirementChangesDialog
            match={match}
            onMatchAgain={onMatchAgain}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Banner>
  );
}

/** The same as a small mark in a list. */
export function OlderReadingBadge({ isOlder }: { readonly isOlder: boolean }) {
  return isOlder ? <Badge tone="pencil">Older requirements</Badge> : null;
}
