import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { Stack } from '@shortlist/design-system/Stack';
import type { TabProps } from '@shortlist/platform';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import { useOwnPickerView } from '../resume-picker/use-picker-view.ts';
import styles from './AnalyzeWidget.module.css';
import { MatchingResults } from './MatchingResults.tsx';
import { MatchingSelection } from './MatchingSelection.tsx';
import { StandaloneResults } from './StandaloneResults.tsx';
import { StandaloneSelection } from './StandaloneSelection.tsx';
import { useAnalyze } from './use-analyze.ts';

const MODES = [
  { id: 'standalone', label: 'Standalone Resume Analysis' },
  { id: 'matching', label: 'Resume-Job Matching Analysis' },
] as const;

const LEADS = {
  standalone: 'Score each resume on its own, with quotes as evidence.',
  matching: "Check each resume against one position's requirements.",
} as const;

/** Tab of the dashboard: resumes analyzed alone or against a position. */
export default function AnalyzeWidget(props: TabProps<'mode' | 'job' | 'resumes'>) {
  const analyze = useAnalyze(props);
  const controls = useOwnPickerView();
  const { mode, started } = analyze;
  const place = useKeptFocus<HTMLElement>(started ? 'results' : 'selection');
  return (
    <Stack gap={3.5} className={styles.tab} tabIndex={-1} {...place}>
      <PageHeader
        title="Analyze"
        description={LEADS[mode]}
        actions={
          <SegmentedControl
            label="What to analyze"
            className={styles.modes}
            items={MODES}
            value={mode}
            onChange={analyze.switchTo}
          />
        }
      />
      {started === null && mode === 'standalone' && (
        <StandaloneSelection analyze={analyze} controls={controls} />
      )}
      {started === null && mode === 'matching' && <MatchingSelection analyze={analyze} controls={controls} />}
      {started?.mode === 'standalone' && <StandaloneResults analyze={analyze} started={started} />}
      {started?.mode === 'matching' && <MatchingResults analyze={analyze} started={started} />}
    </Stack>
  );
}
