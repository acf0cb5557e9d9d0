import { SelectionBar } from '@shortlist/design-system/SelectionBar';
import { notify } from '@shortlist/platform';
import { CheckedRows } from '../resume-picker/CheckedRows.tsx';
import { ResumePicker } from '../resume-picker/ResumePicker.tsx';
import type { PickerControls } from '../resume-picker/use-picker-view.ts';
import { SampleResumes } from '../samples/SampleResumes.tsx';
import { StartButton } from './StartButton.tsx';
import type { Analyze } from './use-analyze.ts';

export interface SelectionProps {
  readonly analyze: Analyze;
  /** Search and order of the resumes. */
  readonly controls: PickerControls;
}

/** Which resumes to analyze. */
export function StandaloneSelection({ analyze, controls }: SelectionProps) {
  const { chosen, choose } = analyze;
  const isReady = chosen.size > 0;
  return (
    <>
      <ResumePicker controls={controls} empty={<SampleResumes />}>
        {(found) => (
          <CheckedRows found={found} chosen={chosen} onChange={(next) => choose(next, found.resumes)} />
        )}
      </ResumePicker>
      <SelectionBar status={`${chosen.size} resume(s) selected`} refusal={null}>
        <StartButton isReady={isReady} onStart={analyze.analyze} onRefused={refuse}>
          Analyze Selected Resumes
        </StartButton>
      </SelectionBar>
    </>
  );
}

function refuse(): void {
  notify({
    tone: 'warning',
    title: 'No Selection',
    message: 'Please select at least one resume to analyze.',
  });
}
