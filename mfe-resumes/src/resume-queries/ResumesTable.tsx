import { Table, type TableProps } from '@shortlist/design-system/Table';
import styles from './ResumesTable.module.css';
import type { ResumeList } from './resume-queries.ts';

interface ResumesTableProps extends TableProps {
  readonly resumes: Pick<ResumeList, 'canLoadMore' | 'isStale'>;
  /** How many rows have come. */
  readonly count: number;
}

/** A table whose rows come and go with scrolling; it says how many there are, and that it waits for newer ones. */
export function ResumesTable({ resumes, count, ...rest }: ResumesTableProps) {
  return (
    <Table
      {...rest}
      className={styles.table ?? ''}
      aria-busy={resumes.isStale}
      aria-rowcount={resumes.canLoadMore ? -1 : count + 1}
    />
  );
}
