import type { Match, OlderReading } from '@shortlist/api-contract';
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

const TITLES: Readonly<Record<OlderReading, string>> = {
  requirements: 'The requirements have changed since this match.',
  aliases: 'The names your company uses have changed since this match.',
};

/** Over a match whose requirements, or whose account's names, were changed since: what changed, and the way to a new match. */
export function OlderReadingBanner({ match, onMatchAgain }: OlderReadingBannerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Banner
      tone="info"
      title={TITLES[match.older_reading ?? 'requirements']}
      action={
        <>
          {match.older_reading !== 'aliases' && <Button onPress={() => setOpen(true)}>See Changes</Button>}
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

const BADGES: Readonly<Record<OlderReading, string>> = {
  requirements: 'Older requirements',
  aliases: 'Older names',
};

/** The same as a small mark in a list. */
export function OlderReadingBadge({ of }: { readonly of: OlderReading | null }) {
  return of && <Badge tone="pencil">{BADGES[of]}</Badge>;
}
