import type { MatchedResume } from '@shortlist/api-contract';
import { Column, LongTableBody, Table, TableHeader, TablePager } from '@shortlist/design-system/Table';
import { formatNumber, messageOf } from '@shortlist/platform';
import { useState } from 'react';
import { ApplicantRow } from './ApplicantRow.tsx';
import styles from './Applicants.module.css';
import { DeleteResumeDialog } from './DeleteResumeDialog.tsx';
import type { ApplicantPages } from './use-applicants.ts';

/** What a row is taken to be high until it was drawn. */
const ROW_HEIGHT = 58;

interface ApplicantsProps {
  readonly jobId: string;
  readonly matched: readonly MatchedResume[];
  readonly applicants: ApplicantPages;
  /** Settles what is to check of these resumes. */
  readonly onSettle: (resumeIds: readonly string[]) => void;
}

/** Who was matched, with both scores. */
export function Applicants({ jobId, matched, applicants, onSettle }: ApplicantsProps) {
  const { count, error, canLoadMore, isLoadingMore, loadMore } = applicants;
  const [leaving, setLeaving] = useState<MatchedResume | null>(null);
  return (
    <>
      <Table label="Applicants" isStacking aria-rowcount={count + 1}>
        <TableHeader>
          <Column className={styles.resumeColumn}>Resume</Column>
          <Column>Analyze Score</Column>
          <Column className={styles.matchColumn}>Match Score</Column>
          <Column align="end">Action</Column>
        </TableHeader>
        <LongTableBody
          items={matched}
          rowHeight={ROW_HEIGHT}
          renderRow={(match, at) => (
            <ApplicantRow
              key={match.resume_id}
              aria-rowindex={at + 2}
              jobId={jobId}
              match={match}
              onSettle={() => onSettle([match.resume_id])}
              onDelete={() => setLeaving(match)}
            />
          )}
        />
      </Table>
      {canLoadMore && (
        <TablePager
          label="More applicants"
          summary={error ? messageOf(error) : `Top ${matched.length} of ${formatNumber(count)}`}
          onMore={loadMore}
          isPending={isLoadingMore}
        />
      )}
      {leaving && <DeleteResumeDialog match={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
