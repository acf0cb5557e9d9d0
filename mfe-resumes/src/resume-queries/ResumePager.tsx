import { TablePager } from '@shortlist/design-system/Table';
import { formatNumber, messageOf } from '@shortlist/platform';
import { LIST_FAILURE, type ResumeList } from './resume-queries.ts';

interface ResumePagerProps {
  readonly list: ResumeList;
  /** How many resumes are in the table. */
  readonly shown: number;
}

/** The foot of the table: the next resumes come as it comes near, and by its button. */
export function ResumePager({ list, shown }: ResumePagerProps) {
  const { canLoadMore, isLoadingMore, loadMore, loadMoreError } = list;
  return (
    <TablePager
      label="More resumes"
      summary={loadMoreError ? `${LIST_FAILURE}: ${messageOf(loadMoreError)}` : summaryOf(shown, list)}
      onMore={canLoadMore ? loadMore : null}
      isPending={isLoadingMore}
      goesOnAlone={!loadMoreError}
    />
  );
}

function summaryOf(shown: number, { canLoadMore, isStale, isLoadingMore }: ResumeList): string {
  const count = shown === 1 ? '1 resume' : `${formatNumber(shown)} resumes`;
  if (isStale) return 'Looking for resumes';
  if (isLoadingMore) return `${count}, loading more`;
  return canLoadMore ? `${count} so far` : count;
}
