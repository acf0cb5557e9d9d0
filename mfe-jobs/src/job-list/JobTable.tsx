import type { Job } from '@shortlist/api-contract';
import { IconButton } from '@shortlist/design-system/IconButton';
import { Link } from '@shortlist/design-system/Link';
import { Menu, MenuItem, MenuSeparator } from '@shortlist/design-system/Menu';
import { StatusBadge } from '@shortlist/design-system/StatusBadge';
import {
  Cell,
  Column,
  LongTableBody,
  Row,
  type RowProps,
  Table,
  TableHeader,
} from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import { metWords } from '@shortlist/design-system/Verdict';
import { formatShortDate } from '@shortlist/platform';
import { CirclePause, CirclePlay, Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react';
import { memo, useCallback } from 'react';
import { setActive } from '../job-activity/activity.ts';
import { ageOf } from '../job-queries/age.ts';
import { companyOf } from '../job-queries/company.ts';
import { BestMatch } from './BestMatch.tsx';
import styles from './JobTable.module.css';

/** What a row is taken to be high until it was drawn. */
const ROW_HEIGHT = 36;

interface JobTableProps {
  readonly jobs: readonly Job[];
  /** No more positions are to come. */
  readonly isWhole: boolean;
  readonly onDelete: (job: Job) => void;
}

/** Positions as ledger rows of one line: title, company, matches, best match and what it meets, status, due date, age. */
export const JobTable = memo(function JobTable({ jobs, isWhole, onDelete }: JobTableProps) {
  const renderRow = useCallback(
    (job: Job, at: number) => <JobRow key={job.id} job={job} onDelete={onDelete} aria-rowindex={at + 2} />,
    [onDelete],
  );
  return (
    <Table
      label="Job positions"
      list="positions"
      className={styles.table ?? ''}
      aria-rowcount={isWhole ? jobs.length + 1 : -1}
    >
      <TableHeader>
        <Column>Title</Column>
        <Column data-secondary>Company</Column>
        <Column align="end" data-secondary className={styles.countColumn}>
          Matched Resumes
        </Column>
        <Column className={styles.matchColumn}>Best Match</Column>
        <Column data-secondary className={styles.metColumn}>
          Requirements
        </Column>
        <Column data-secondary className={styles.statusColumn}>
          Status
        </Column>
        <Column align="end" data-secondary className={styles.dateColumn}>
          Due
        </Column>
        <Column align="end" data-secondary className={styles.dateColumn}>
          Posted
        </Column>
        <Column className={styles.menuColumn}>
          <span data-visually-hidden>Actions</span>
        </Column>
      </TableHeader>
      <LongTableBody items={jobs} rowHeight={ROW_HEIGHT} renderRow={renderRow} />
    </Table>
  );
});

interface JobRowProps extends Pick<RowProps, 'aria-rowindex'> {
  readonly job: Job;
  readonly onDelete: (job: Job) => void;
}

/** Drawn again only when its position changes: a list may have thousands. */
const JobRow = memo(function JobRow({ job, onDelete, ...rest }: JobRowProps) {
  return (
    <Row {...rest}>
      <Cell>
        <Link variant="quiet" href={`/joblist/${job.id}`} className={styles.title} title={job.title}>
          {job.title}
        </Link>
        <Text as="div" size="caption" tone="quiet" className={styles.narrow}>
          {factsOf(job)}
        </Text>
      </Cell>
      <Cell data-secondary className={styles.line} title={companyOf(job)}>
        {companyOf(job)}
      </Cell>
      <Cell align="end" data-secondary>
        {job.matched_resumes}
      </Cell>
      <Cell>
        <BestMatch
          value={job.best_match_score}
          band={job.best_match_band}
          label={`Best match for ${job.title}`}
        />
      </Cell>
      <Cell data-secondary className={styles.metColumn}>
        {job.best_match_verdicts && metWords(job.best_match_verdicts)}
      </Cell>
      <Cell data-secondary>
        <StatusBadge status={job.is_active ? 'active' : 'inactive'} />
      </Cell>
      <Cell align="end" data-secondary className={styles.line}>
        {job.due_date && formatShortDate(job.due_date)}
      </Cell>
      <Cell align="end" data-secondary className={styles.line}>
        {ageOf(job.created_at)}
      </Cell>
      <Cell align="end">
        <Menu
          placement="bottom end"
          trigger={
            <IconButton variant="ghost" size="small" label={`Actions for ${job.title}`} icon={<Ellipsis />} />
          }
        >
          <MenuItem href={`/joblist/${job.id}`} icon={<Eye />}>
            Open
          </MenuItem>
          <MenuItem href={`/joblist/edit/${job.id}`} icon={<Pencil />}>
            Edit
          </MenuItem>
          <MenuItem
            onAction={() => void setActive(job, !job.is_active)}
            icon={job.is_active ? <CirclePause /> : <CirclePlay />}
          >
            {job.is_active ? 'Mark as inactive' : 'Mark as active'}
          </MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger" onAction={() => onDelete(job)} icon={<Trash2 />}>
            Delete
          </MenuItem>
        </Menu>
      </Cell>
    </Row>
  );
});

/** What the columns say that a phone has no room for. */
function factsOf(job: Job): string {
  const { matched_resumes, is_active, created_at, due_date } = job;
  const due = due_date ? [`due ${formatShortDate(due_date)}`] : [];
  const age = ageOf(created_at).toLowerCase();
  const facts = [
    companyOf(job),
    ...due,
    `${matched_resumes} matched`,
    age,
    ...(is_active ? [] : ['inactive']),
  ];
  return facts.join(', ');
}
