import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { BatchProgress, type BatchWords } from '../batch-run/BatchProgress.tsx';
import styles from './ResultCard.module.css';
import type { ShownRun } from './use-run.ts';

const WAITING = 'Analyzing... This may take a few moments.';

const ANALYZING: BatchWords = {
  running: 'Analyzing resumes',
  stopped: 'Analysis canceled',
  rest: 'Analyze remaining',
};

interface ResultsFrameProps {
  readonly title: string;
  readonly run: ShownRun<unknown>;
  /** How many of them failed. */
  readonly failed: number;
  /** What the banner says when not one succeeded. */
  readonly failure: string;
  readonly onBack: () => void;
  readonly onRetryAll: () => void;
  /** The cards, each a list item. */
  readonly children: ReactNode;
}

/** The results as they come in: how far it is, a way to end it, and the way back. */
export function ResultsFrame({
  title,
  run,
  failed,
  failure,
  onBack,
  onRetryAll,
  children,
}: ResultsFrameProps) {
  return (
    <Stack as="section" gap={3.5} aria-label="Results">
      <Inline gap={4} rowGap={2} justify="between">
        <Stack gap={0}>
          <Text as="h2" size="heading" tone="strong" wrap="anywhere">
            {title}
          </Text>
          <Text as="output" size="dense" tone="quiet">
            {run.status === 'running' ? WAITING : summaryOf(run, failed)}
          </Text>
        </Stack>
        <Button icon={<ArrowLeft aria-hidden />} onPress={onBack}>
          Back to Selection
        </Button>
      </Inline>
      <BatchProgress batch={run} words={ANALYZING} />
      {run.hasFailed && (
        <Banner tone="negative" title={failure} action={<Button onPress={onRetryAll}>Try Again</Button>} />
      )}
      <ul className={styles.cards}>{children}</ul>
    </Stack>
  );
}

function summaryOf({ done, total }: ShownRun<unknown>, failed: number): string {
  const analyzed = `${done - failed} of ${total} ${total === 1 ? 'resume' : 'resumes'} analyzed`;
  return failed > 0 ? `${analyzed}, ${failed} failed` : analyzed;
}
