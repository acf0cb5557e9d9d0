import type { Job } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Radio, RadioGroup } from '@shortlist/design-system/RadioGroup';
import { SearchField } from '@shortlist/design-system/SearchField';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { companyOf, excerptOf } from '../positions/job-text.ts';
import { MorePositions } from '../positions/MorePositions.tsx';
import { POSITIONS_FAILURE, type Positions } from '../positions/use-positions.ts';
import { LONGEST_SEARCH } from '../resume-picker/picker-view.ts';
import page from '../resume-picker/selection-page.module.css';
import { SamplePosition } from '../samples/SamplePosition.tsx';
import styles from './PositionChoice.module.css';

interface PositionChoiceProps {
  readonly list: Positions;
  /** The chosen one; null when none is. */
  readonly job: Job | null;
  readonly searchText: string;
  readonly onSearchText: (text: string) => void;
  readonly onChoose: (jobId: string) => void;
}

/** Exactly one position, found by the server. */
export function PositionChoice(props: PositionChoiceProps) {
  const { list, searchText, onSearchText } = props;
  if (list.jobs?.length === 0 && searchText.trim() === '' && !list.isStale) {
    return <SamplePosition title="No jobs found. Create one!" />;
  }
  return (
    <Stack gap={3}>
      <search>
        <SearchField
          label="Search positions"
          placeholder="Title, company, or keyword"
          value={searchText}
          onChange={onSearchText}
          maxLength={LONGEST_SEARCH}
        />
      </search>
      <Card>
        <Found {...props} />
      </Card>
    </Stack>
  );
}

function Found({ list, job, searchText, onSearchText, onChoose }: PositionChoiceProps) {
  if (!list.jobs) {
    return list.error ? (
      <ErrorState title={POSITIONS_FAILURE} onRetry={list.retry} isRetrying={list.isRetrying} />
    ) : (
      <SkeletonRows rows={6} label="Loading positions" />
    );
  }
  if (list.jobs.length === 0) {
    return (
      <EmptyState
        title={`No results for “${searchText.trim()}”`}
        action={<Button onPress={() => onSearchText('')}>Clear Search</Button>}
      />
    );
  }
  return (
    <>
      <RadioGroup
        label="Job Position"
        className={`${page.group} ${styles.group}`}
        value={job?.id ?? null}
        onChange={onChoose}
        aria-busy={list.isStale}
      >
        {withChosen(list.jobs, job).map((each) => (
          <Radio key={each.id} value={each.id} className={styles.position}>
            <Text tone="strong" weight={580}>
              {each.title}
            </Text>
            <Text size="caption" tone="quiet">
              {companyOf(each)}
            </Text>
            <Text size="caption" tone="body">
              {excerptOf(each)}
            </Text>
          </Radio>
        ))}
      </RadioGroup>
      <MorePositions list={list} />
    </>
  );
}

/** The chosen position stays in sight, first where the list does not hold it. */
function withChosen(jobs: readonly Job[], chosen: Job | null): readonly Job[] {
  if (chosen === null || jobs.some(({ id }) => id === chosen.id)) return jobs;
  return [chosen, ...jobs];
}
