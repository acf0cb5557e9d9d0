import { type Job, parseJobDescription } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Link } from '@shortlist/design-system/Link';
import { Prose } from '@shortlist/design-system/Prose';
import { StatusBadge } from '@shortlist/design-system/StatusBadge';
import { formatDate } from '@shortlist/platform';
import type { CSSProperties, ReactNode } from 'react';
import { companyOrDefault } from '../job-queries/company.ts';
import PositionActions from '../position-actions/PositionActions.tsx';
import { TagList } from '../tags/TagList.tsx';
import { tagColorOf } from '../tags/tag-color.ts';
import { applicantsText } from './managed-positions.ts';
import styles from './PositionManagement.module.css';

interface PositionDetailProps {
  readonly job: Job;
  /** From now on it is this one, wherever the edit puts it. */
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

/** Everything about one position, and what can be done with it. */
export function PositionDetail({ job, onEdit, onDeleted }: PositionDetailProps) {
  const { text, metadata } = parseJobDescription(job.description);
  const color = tagColorOf(job.description);
  const tags = metadata?.skillTags ?? [];
  return (
    <Card className={styles.detail} style={{ '--tag-color': color } as CSSProperties}>
      <CardBody className={styles.body}>
        <header className={styles.head}>
          <h2 className={styles.name} tabIndex={-1} data-start>
            {job.title}
          </h2>
          <PositionActions job={job} onEdit={onEdit} onDeleted={onDeleted} />
        </header>
        <Facts job={job} company={metadata?.company ?? ''} dueDate={metadata?.dueDate ?? ''} />
        <section>
          <h3 className={styles.part}>Skill Tags</h3>
          {tags.length > 0 ? (
            <TagList tags={tags} color={color} />
          ) : (
            <p className={styles.quiet}>No skill tags</p>
          )}
        </section>
        <section>
          <h3 className={styles.part}>Description</h3>
          {text.trim() ? (
            <Prose text={text} />
          ) : (
            <p className={styles.quiet}>No description. Resumes are matched against the title only.</p>
          )}
        </section>
        <div className={styles.ways}>
          <ButtonLink href={`/new-dashboard?tab=analyze&mode=matching&job=${job.id}`}>
            Match Resumes
          </ButtonLink>
          <ButtonLink variant="ghost" href={`/joblist/${job.id}`}>
            Open Position
          </ButtonLink>
        </div>
      </CardBody>
    </Card>
  );
}

interface FactsProps {
  readonly job: Job;
  readonly company: string;
  readonly dueDate: string;
}

function Facts({ job, company, dueDate }: FactsProps) {
  const count = job.matched_resumes;
  return (
    <dl className={styles.facts}>
      <Fact name="Status">
        <StatusBadge status={job.is_active ? 'active' : 'inactive'} />
      </Fact>
      <Fact name="Company">{companyOrDefault(company)}</Fact>
      <Fact name="Due Date">{dueDate ? formatDate(dueDate) : 'None'}</Fact>
      <Fact name="Created">{formatDate(job.created_at)}</Fact>
      <Fact name="Applicants">
        {count > 0 ? (
          <Link href={`/new-dashboard?tab=match-score&job=${job.id}`}>{applicantsText(count)}</Link>
        ) : (
          'No matches yet'
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
