import type { Resume } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { SearchField } from '@shortlist/design-system/SearchField';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { type ReactNode, useState } from 'react';
import styles from './ResumePicker.module.css';
import { type ResumeList, searchResumes, useResumes } from './use-resumes.ts';

interface ResumePickerProps {
  /** Draws the resumes that the search found. */
  readonly children: (found: readonly Resume[]) => ReactNode;
}

/** The own resumes with search and paging; how they are chosen is the caller's. */
export function ResumePicker({ children }: ResumePickerProps) {
  const [search, setSearch] = useState('');
  const list = useResumes();
  if (list.isPending) {
    return (
      <Card>
        <SkeletonRows rows={6} label="Loading resumes" />
      </Card>
    );
  }
  if (list.hasFailed && list.resumes.length === 0) {
    return (
      <Card>
        <ErrorState title="Failed to load resumes" onRetry={list.retry} isRetrying={list.isFetching} />
      </Card>
    );
  }
  if (list.resumes.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No resumes uploaded yet."
          description="A match needs at least one resume."
          action={
            <ButtonLink variant="primary" href="/resumes/new">
              Upload resumes
            </ButtonLink>
          }
        />
      </Card>
    );
  }
  const found = searchResumes(list.resumes, search);
  return (
    <div className={styles.picker}>
      <SearchField
        className={styles.search}
        label="Search resumes"
        placeholder="Name, file or skill"
        value={search}
        onChange={setSearch}
      />
      {found.length === 0 ? (
        <output className={styles.none}>No resume fits “{search.trim()}”.</output>
      ) : (
        children(found)
      )}
      {list.more && <MoreResumes count={list.resumes.length} {...list.more} />}
    </div>
  );
}

interface MoreResumesProps extends NonNullable<ResumeList['more']> {
  /** How many are loaded. */
  readonly count: number;
}

function MoreResumes({ count, isLoading, hasFailed, load }: MoreResumesProps) {
  return (
    <div className={styles.more}>
      <Button onPress={load} isPending={isLoading} pendingLabel="Loading">
        Load more
      </Button>
      <span className={styles.note}>The newest {count} resumes are shown and searched.</span>
      {hasFailed && (
        <span role="alert" className={styles.failure}>
          Failed to load resumes
        </span>
      )}
    </div>
  );
}
