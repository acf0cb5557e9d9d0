import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SelectionBar } from '@shortlist/design-system/SelectionBar';
import { Stack } from '@shortlist/design-system/Stack';
import { useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useLocation, useParams } from '@shortlist/platform/router';
import { useState } from 'react';
import { type BatchSelection, selectionFrom } from '../batch-run/batch-selection.ts';
import { PositionFailure } from '../positions/PositionFailure.tsx';
import { usePosition } from '../positions/use-position.ts';
import { CheckedRows } from '../resume-picker/CheckedRows.tsx';
import { ResumePicker } from '../resume-picker/ResumePicker.tsx';
import styles from '../resume-picker/selection-page.module.css';
import { useNavigateWithState } from '../resume-picker/use-leave-keeping.ts';
import { usePickerView } from '../resume-picker/use-picker-view.ts';

/** /jobs/:jobId/select_resumes_batch: choose the resumes to match together. */
export function SelectBatchPage() {
  const { jobId = '' } = useParams();
  const { title, failure, retry } = usePosition(jobId);
  const controls = usePickerView();
  const leave = useNavigateWithState();
  const { state } = useLocation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(selectionFrom(state)?.resumeIds));
  const [hasTried, setTried] = useState(false);
  useDocumentTitle('Select Resumes');
  useBreadcrumbs([
    { label: 'Job Positions', href: '/joblist' },
    { label: title ?? 'Position', href: `/joblist/${jobId}` },
    { label: 'Select Resumes' },
  ]);

  function handleMatch(): void {
    setTried(true);
    if (chosen.size === 0) return;
    const selection: BatchSelection = { resumeIds: [...chosen] };
    void leave({ kept: selection, to: `/jobs/${jobId}/resumes/match_batch_results`, state: selection });
  }

  return (
    <Page className={styles.page}>
      <PageHeader
        title="Select Resumes to Match"
        description={
          title === null
            ? 'Select resumes to rank for this position.'
            : `Select resumes to rank for ${title}.`
        }
        actions={<ButtonLink href={`/jobs/${jobId}/resumes/select`}>Match One Resume</ButtonLink>}
      />
      <Stack gap={3}>
        <PositionFailure failure={failure} retry={retry} />
        <ResumePicker controls={controls}>
          {(found) => <CheckedRows found={found} chosen={chosen} onChange={setChosen} />}
        </ResumePicker>
      </Stack>
      <SelectionBar
        status={`${chosen.size} ${chosen.size === 1 ? 'resume' : 'resumes'} selected`}
        refusal={hasTried && chosen.size === 0 ? 'Please select at least one resume.' : null}
      >
        <ButtonLink href={`/joblist/${jobId}`}>Back to Position</ButtonLink>
        <Button variant="primary" onPress={handleMatch}>
          {chosen.size === 0
            ? 'Match Resumes'
            : `Match ${chosen.size} ${chosen.size === 1 ? 'resume' : 'resumes'}`}
        </Button>
      </SelectionBar>
    </Page>
  );
}

export { SelectBatchPage as Component };
