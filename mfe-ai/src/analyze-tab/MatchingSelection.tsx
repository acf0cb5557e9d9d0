import { Columns } from '@shortlist/design-system/Columns';
import { SelectionBar } from '@shortlist/design-system/SelectionBar';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { notify } from '@shortlist/platform';
import { useDebouncedValue } from '@shortlist/platform/query';
import { useState } from 'react';
import { useChosenPosition, usePositions } from '../positions/use-positions.ts';
import { CheckedRows } from '../resume-picker/CheckedRows.tsx';
import { searchOf } from '../resume-picker/picker-view.ts';
import { ResumePicker } from '../resume-picker/ResumePicker.tsx';
import { SampleResumes } from '../samples/SampleResumes.tsx';
import { PositionChoice } from './PositionChoice.tsx';
import type { SelectionProps } from './StandaloneSelection.tsx';
import { StartButton } from './StartButton.tsx';

/** Which position, and which resumes to match against it. */
export function MatchingSelection({ analyze, controls }: SelectionProps) {
  const { chosen, jobId } = analyze;
  const [searchText, setSearchText] = useState('');
  const search = searchOf(useDebouncedValue(searchText));
  const list = usePositions(search ? { search } : {});
  const { job } = useChosenPosition(jobId, list.jobs);
  const isReady = job !== null && chosen.size > 0;

  function refuse(): void {
    if (job === null) {
      notify({ tone: 'warning', title: 'No Job Selected', message: 'Please select a job position.' });
    } else {
      const message = 'Please select at least one resume to match.';
      notify({ tone: 'warning', title: 'No Resume Selected', message });
    }
  }

  return (
    <>
      <Columns widths="minmax(0, 1fr) minmax(0, 2fr)" stackBelow="desk">
        <Stack as="section" gap={2} aria-label="Job positions">
          <Text as="h2" size="panel" tone="strong">
            Job Position
          </Text>
          <PositionChoice
            list={list}
            job={job}
            searchText={searchText}
            onSearchText={setSearchText}
            onChoose={analyze.chooseJob}
          />
        </Stack>
        <Stack as="section" gap={2} aria-label="Resumes">
          <Text as="h2" size="panel" tone="strong">
            Resumes
          </Text>
          <ResumePicker controls={controls} empty={<SampleResumes />}>
            {(found) => (
              <CheckedRows
                found={found}
                chosen={chosen}
                onChange={(next) => analyze.choose(next, found.resumes)}
              />
            )}
          </ResumePicker>
        </Stack>
      </Columns>
      <SelectionBar
        status={`${job ? job.title : 'No position selected'}, ${chosen.size} resume(s) selected`}
        refusal={null}
      >
        <StartButton
          isReady={isReady}
          onStart={() => job && analyze.match({ id: job.id, title: job.title })}
          onRefused={refuse}
        >
          Analyze Matching
        </StartButton>
      </SelectionBar>
    </>
  );
}
