import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { BatchProgress, type BatchWords } from '../batch-run/BatchProgress.tsx';
import styles from './ResultsFrame.module.css';
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
    <section aria-label="Results" className={styles.results}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <output className={styles.status}>
            {run.status === 'running' ? WAITING : summaryOf(run, failed)}
          </output>
        </div>
        <Button icon={<ArrowLeft aria-hidden />} onPress={onBack}>
          Back to Selection
        </Button>
      </div>
      <BatchProgress batch={run} words={ANALYZING} />
      {run.hasFailed && (
        <Banner tone="negative" title={failure} action={<Button onPress={onRetryAll}>Try Again</Button>} />
      )}
      <ul className={styles.cards}>{children}</ul>
    </section>
  );
}

function summaryOf({ done, total }: ShownRun<unknown>, failed: number): string {
  const analyzed = `${done - failed} of ${total} ${total === 1 ? 'resume' : 'resumes'} analyzed`;
  return failed > 0 ? `${analyzed}, ${failed} failed` : analyzed;
}
