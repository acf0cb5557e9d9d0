import type { Job } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { IconButton } from '@shortlist/design-system/IconButton';
import { Link } from '@shortlist/design-system/Link';
import { Menu, MenuItem, MenuSeparator } from '@shortlist/design-system/Menu';
import {
  Cell,
  Column,
  LongTableBody,
  Row,
  type RowProps,
  Table,
  TableHeader,
} from '@shortlist/design-system/Table';
import { formatShortDate } from '@shortlist/platform';
import { CirclePause, CirclePlay, Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react';
import { memo, useCallback } from 'react';
import { setActive } from '../job-activity/activity.ts';
import { ageOf } from '../job-queries/age.ts';
import { companyOf } from '../job-queries/company.ts';
import { BestMatch } from './BestMatch.tsx';
import styles from './JobTable.module.css';

/** What a row is taken to be high until it was drawn. */
const ROW_HEIGHT = 53;

interface JobTableProps {
  readonly jobs: readonly Job[];
  /** No more positions are to come. */
  readonly isWhole: boolean;
  readonly onDelete: (job: Job) => void;
}

/** Positions as ledger rows: title and company, matches, best match, status, age. */
export const JobTable = memo(function JobTable({ jobs, isWhole, onDelete }: JobTableProps) {
  const renderRow = useCallback(
    (job: Job, at: number) => <JobRow key={job.id} job={job} onDelete={onDelete} aria-rowindex={at + 2} />,
    [onDelete],
  );
  return (
    <Table label="Job positions" aria-rowcount={isWhole ? jobs.length + 1 : -1}>
      <TableHeader>
        <Column>Title</Column>
        <Column align="end" data-secondary>
          Matched Resumes
        </Column>
        <Column>Best Match</Column>
        <Column data-secondary>Status</Column>
        <Column align="end" data-secondary>
          Posted
        </Column>
        <Column>
          <span className={styles.hidden}>Actions</span>
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
        <Link variant="quiet" href={`/joblist/${job.id}`} className={styles.title}>
          {job.title}
        </Link>
        <span className={styles.company}>
          {companyOf(job)}
          {job.due_date && `, due ${formatShortDate(job.due_date)}`}
        </span>
        <span className={styles.narrow}>{factsOf(job)}</span>
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
      <Cell data-secondary className={styles.tight}>
        <Badge tone={job.is_active ? 'accent' : 'neutral'}>{job.is_active ? 'Active' : 'Inactive'}</Badge>
      </Cell>
      <Cell align="end" data-secondary className={styles.age}>
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
function factsOf({ matched_resumes, is_active, created_at }: Job): string {
  const age = ageOf(created_at).toLowerCase();
  const facts = [`${matched_resumes} matched`, age, ...(is_active ? [] : ['inactive'])];
  return facts.join(', ');
}
