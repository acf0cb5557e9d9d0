import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { ListFilters } from '@shortlist/design-system/ListFilters';
import { SearchField } from '@shortlist/design-system/SearchField';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Stack } from '@shortlist/design-system/Stack';
import { ListPager } from '@shortlist/design-system/Table';
import { plural, useSession } from '@shortlist/platform';
import type { ReactNode } from 'react';
import { LONGEST_SEARCH, SORTS } from './picker-view.ts';
import type { PickerControls } from './use-picker-view.ts';
import { LIST_FAILURE, type ResumeList, useResumes } from './use-resumes.ts';

/** The resumes that the server found, as far as they are loaded. */
export interface FoundResumes extends Pick<ResumeList, 'canLoadMore' | 'isStale'> {
  readonly resumes: NonNullable<ResumeList['resumes']>;
}

interface ResumePickerProps {
  /** Where the search and the order stand. */
  readonly controls: PickerControls;
  /** Instead of the list, when there is no resume at all. */
  readonly empty?: ReactNode;
  /** Draws the table of what was found. */
  readonly children: (found: FoundResumes) => ReactNode;
}

/** The own resumes with search, order and paging by the server; how they are chosen is the caller's. */
export function ResumePicker({ controls, empty = <NoResumes />, children }: ResumePickerProps) {
  const list = useResumes(controls.view);
  if (list.resumes?.length === 0 && !controls.view.search && !list.isStale) return empty;
  return (
    <Stack gap={3}>
      <Filters {...controls} />
      <Found list={list} controls={controls}>
        {children}
      </Found>
    </Stack>
  );
}

function NoResumes() {
  return (
    <Card>
      <EmptyState
        title="No resumes uploaded yet."
        description="Upload a resume to start matching."
        action={
          <ButtonLink variant="primary" href="/resumes/new">
            Upload Resumes
          </ButtonLink>
        }
      />
    </Card>
  );
}

function Filters({ view, searchText, onSearchText, onSort }: PickerControls) {
  const isBlind = useSession()?.blind_mode ?? false;
  return (
    <ListFilters sorts={SORTS} sort={view.sort} onSort={onSort}>
      <SearchField
        label="Search resumes"
        placeholder={isBlind ? 'Skill, title, or candidate ID' : 'Name, skill, file, or keyword'}
        value={searchText}
        onChange={onSearchText}
        maxLength={LONGEST_SEARCH}
      />
    </ListFilters>
  );
}

interface FoundProps extends Pick<ResumePickerProps, 'controls' | 'children'> {
  readonly list: ResumeList;
}

function Found({ list, controls, children }: FoundProps) {
  const { resumes } = list;
  if (!resumes) {
    return (
      <Card>
        {list.error ? (
          <ErrorState title={LIST_FAILURE} onRetry={list.retry} isRetrying={list.isRetrying} />
        ) : (
          <SkeletonRows rows={6} label="Loading resumes" />
        )}
      </Card>
    );
  }
  if (resumes.length === 0) {
    return (
      <Card>
        <EmptyState
          title={`No results for “${controls.view.search}”`}
          description="Try fewer keywords. All of them must appear in the resume, name, skills, or notes."
          action={<Button onPress={() => controls.onSearchText('')}>Clear Search</Button>}
        />
      </Card>
    );
  }
  const { canLoadMore, isStale } = list;
  return (
    <Card>
      {children({ resumes, canLoadMore, isStale })}
      <ListPager
        noun="resumes"
        count={plural(resumes.length, 'resume', 'resumes')}
        list={list}
        failure={list.loadMoreError && LIST_FAILURE}
      />
    </Card>
  );
}
