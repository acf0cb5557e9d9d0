import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Radio, RadioGroup } from '@shortlist/design-system/RadioGroup';
import { SelectionBar } from '@shortlist/design-system/SelectionBar';
import { Stack } from '@shortlist/design-system/Stack';
import { useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useLocation, useParams } from '@shortlist/platform/router';
import { useState } from 'react';
import { PositionFailure } from '../positions/PositionFailure.tsx';
import { usePosition } from '../positions/use-position.ts';
import { ResumePicker } from '../resume-picker/ResumePicker.tsx';
import { ResumeRows } from '../resume-picker/ResumeRows.tsx';
import styles from '../resume-picker/selection-page.module.css';
import { useNavigateWithState } from '../resume-picker/use-leave-keeping.ts';
import { usePickerView } from '../resume-picker/use-picker-view.ts';

/** /jobs/:jobId/resumes/select: choose the one resume to match. */
export function SelectResumePage() {
  const { jobId = '' } = useParams();
  const { title, failure, retry } = usePosition(jobId);
  const controls = usePickerView();
  const leave = useNavigateWithState();
  const { state } = useLocation();
  const [chosen, setChosen] = useState(() => chosenFrom(state));
  const [hasTried, setTried] = useState(false);
  useDocumentTitle('Select a resume');
  useBreadcrumbs([
    { label: 'Job Positions', href: '/joblist' },
    { label: title ?? 'Position', href: `/joblist/${jobId}` },
    { label: 'Select a resume' },
  ]);

  function handleMatch(): void {
    setTried(true);
    if (chosen === null) return;
    void leave({ kept: { resumeId: chosen }, to: `/jobs/${jobId}/resumes/${chosen}/match` });
  }

  return (
    <Page className={styles.page}>
      <PageHeader
        title="Select Resume to Match"
        description={
          title === null
            ? 'Select a resume to match to this position.'
            : `Select a resume to match to ${title}.`
        }
        actions={<ButtonLink href={`/jobs/${jobId}/select_resumes_batch`}>Match Multiple Resumes</ButtonLink>}
      />
      <Stack gap={3}>
        <PositionFailure failure={failure} retry={retry} />
        <ResumePicker controls={controls}>
          {(found) => (
            <RadioGroup label="Resume" className={styles.group} value={chosen} onChange={setChosen}>
              <ResumeRows
                label="Resumes"
                found={found}
                chosen={new Set(chosen === null ? [] : [chosen])}
                renderControl={(resume, name) => <Radio value={resume.id}>{name}</Radio>}
              />
            </RadioGroup>
          )}
        </ResumePicker>
      </Stack>
      <SelectionBar
        status={chosen === null ? 'No resume selected' : '1 resume selected'}
        refusal={hasTried && chosen === null ? 'Please select a resume first.' : null}
      >
        <ButtonLink href={`/joblist/${jobId}`}>Back to Position</ButtonLink>
        <Button variant="primary" onPress={handleMatch}>
          Match Resume
        </Button>
      </SelectionBar>
    </Page>
  );
}

/** The resume that was chosen before the reader went on and came back; null at first. */
function chosenFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('resumeId' in state)) return null;
  return typeof state.resumeId === 'string' ? state.resumeId : null;
}

export { SelectResumePage as Component };
