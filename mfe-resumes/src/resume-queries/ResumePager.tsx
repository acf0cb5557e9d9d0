import { ListPager } from '@shortlist/design-system/Table';
import { messageOf, plural } from '@shortlist/platform';
import { LIST_FAILURE, type ResumeList } from './resume-queries.ts';

interface ResumePagerProps {
  readonly list: ResumeList;
  /** How many resumes are in the table. */
  readonly shown: number;
}

/** The foot of the table: the next resumes come as it comes near, and by its button. */
export function ResumePager({ list, shown }: ResumePagerProps) {
  return (
    <ListPager
      noun="resumes"
      count={plural(shown, 'resume', 'resumes')}
      list={list}
      failure={list.loadMoreError && `${LIST_FAILURE}: ${messageOf(list.loadMoreError)}`}
    />
  );
}
