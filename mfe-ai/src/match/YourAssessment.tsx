import { type Assessment, type Match, matches } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Button } from '@shortlist/design-system/Button';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDateTime, serverMessageOf, toast, useEndpoint } from '@shortlist/platform';
import { lazy, Suspense, useState } from 'react';
import { assessmentText } from '../assessment/assessment-text.ts';
import styles from './MatchReport.module.css';

/** Both come with the press that opens them: most matches are read without. */
const JudgmentDialog = lazy(() => import('./AssessmentDialog.tsx'));
const ScoreHistoryDialog = lazy(() => import('./ScoreHistoryDialog.tsx'));

/** What a person says of the match, beside the computed score, and where all of it is logged. */
export function YourAssessment({ match }: { readonly match: Match }) {
  const [open, setOpen] = useState<'judgment' | 'history' | null>(null);
  const pair = { jobId: match.job_id, resumeId: match.resume_id };
  const close = () => setOpen(null);
  return (
    <Stack as="section" gap={2} className={styles.judgment} aria-label="Your assessment">
      <Inline gap={3} rowGap={2} justify="between">
        <Text as={Inline} size="dense" tone="quiet" gap={3} rowGap={2}>
          <Text as="h3" tone="quiet">
            Your Assessment
          </Text>
          {match.override === null && 'Not assessed yet'}
          {match.override && <Badge tone="accent">{assessmentText(match.override)}</Badge>}
        </Text>
        <Inline as="span" gap={3} rowGap={2}>
          <Button size="small" onPress={() => setOpen('judgment')}>
            {match.override ? 'Update Assessment' : 'Add Assessment'}
          </Button>
          {match.override && <Withdraw pair={pair} />}
          <Button size="small" variant="ghost" onPress={() => setOpen('history')}>
            Score History
          </Button>
        </Inline>
      </Inline>
      {match.override && <Reason override={match.override} />}
      <Text as="p" size="caption" tone="quiet">
        Scores never reject a candidate. Your assessment appears next to the calculated score and doesn't
        replace it.
      </Text>
      <Suspense>
        {open === 'judgment' && <JudgmentDialog pair={pair} onClose={close} />}
        {open === 'history' && <ScoreHistoryDialog pair={pair} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

function Reason({ override }: { readonly override: Assessment }) {
  return (
    <Text as="p" size="body" tone="body" wrap="anywhere" className={styles.reading}>
      {override.reason}{' '}
      <Text as="time" size="caption" tone="quiet" dateTime={override.at}>
        {formatDateTime(override.at)}
      </Text>
    </Text>
  );
}

interface WithdrawProps {
  readonly pair: { readonly jobId: string; readonly resumeId: string };
}

function Withdraw({ pair }: WithdrawProps) {
  const { mutateAsync, isPending } = useEndpoint(matches.withdrawOverride);

  async function handleWithdraw(): Promise<void> {
    try {
      await mutateAsync({ params: pair });
    } catch (error) {
      toast({ message: serverMessageOf(error, 'Failed to remove your assessment. Please try again.') });
    }
  }

  return (
    <Button
      size="small"
      isPending={isPending}
      pendingLabel="Removing..."
      onPress={() => void handleWithdraw()}
    >
      Remove
    </Button>
  );
}
