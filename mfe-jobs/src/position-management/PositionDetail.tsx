import { type Job, parseJobDescription } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Description, DescriptionList } from '@shortlist/design-system/DescriptionList';
import { Link } from '@shortlist/design-system/Link';
import { Prose } from '@shortlist/design-system/Prose';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { StatusBadge } from '@shortlist/design-system/StatusBadge';
import { Text } from '@shortlist/design-system/Text';
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
      <Stack as={CardBody} gap={5}>
        <Inline as="header" gap={3} justify="between">
          <Text as="h2" size="heading" wrap="anywhere" className={styles.name}>
            {job.title}
          </Text>
          <PositionActions job={job} onEdit={onEdit} onDeleted={onDeleted} />
        </Inline>
        <Facts job={job} company={metadata?.company ?? ''} dueDate={metadata?.dueDate ?? ''} />
        <Part title="Skill Tags">
          {tags.length > 0 ? <TagList tags={tags} color={color} /> : <Nothing>No skill tags</Nothing>}
        </Part>
        <Part title="Description">
          {text.trim() ? (
            <Prose text={text} />
          ) : (
            <Nothing>No description. Resumes are matched against the title only.</Nothing>
          )}
        </Part>
        <Inline>
          <ButtonLink href={`/new-dashboard?tab=analyze&mode=matching&job=${job.id}`}>
            Match Resumes
          </ButtonLink>
          <ButtonLink variant="ghost" href={`/joblist/${job.id}`}>
            Open Position
          </ButtonLink>
        </Inline>
      </Stack>
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
    <DescriptionList layout="above" className={styles.facts}>
      <Description term="Status">
        <StatusBadge status={job.is_active ? 'active' : 'inactive'} />
      </Description>
      <Description term="Company">{companyOrDefault(company)}</Description>
      <Description term="Due Date">{dueDate ? formatDate(dueDate) : 'None'}</Description>
      <Description term="Created">{formatDate(job.created_at)}</Description>
      <Description term="Applicants">
        {count > 0 ? (
          <Link href={`/new-dashboard?tab=match-score&job=${job.id}`}>{applicantsText(count)}</Link>
        ) : (
          'No matches yet'
        )}
      </Description>
    </DescriptionList>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={2}>
      <Text as="h3" size="dense" weight={640}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}

function Nothing({ children }: { readonly children: string }) {
  return (
    <Text as="p" tone="quiet">
      {children}
    </Text>
  );
}
