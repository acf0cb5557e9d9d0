import type { Job, JobMetadata } from '@shortlist/api-contract';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Description, DescriptionList } from '@shortlist/design-system/DescriptionList';
import { Link } from '@shortlist/design-system/Link';
import { formatDate } from '@shortlist/platform';
import type { ReactNode } from 'react';
import { companyOf } from '../job-queries/company.ts';
import { StatusSwitch } from './StatusSwitch.tsx';

interface JobFactsProps {
  readonly job: Job;
  readonly metadata: JobMetadata | null;
}

/** What is known of a position beside its text; what is not known has no line. */
export function JobDetails({ job, metadata }: JobFactsProps) {
  return (
    <Card>
      <CardHeader title="Details" />
      <CardBody>
        <DescriptionList>
          <Fact name="Status">
            <StatusSwitch job={job} />
          </Fact>
          <Fact name="Company">{companyOf(job)}</Fact>
          <Fact name="Due Date">{metadata?.dueDate && formatDate(metadata.dueDate)}</Fact>
          <Fact name={metadata?.contactMethod ?? ''}>
            {metadata?.contactInfo && <Contact {...metadata} />}
          </Fact>
          <Fact name="Posted">{formatDate(job.created_at)}</Fact>
          <Fact name="Updated">{changedOf(job)}</Fact>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return <Description term={name}>{children}</Description>;
}

function Contact({ contactMethod, contactInfo }: Pick<JobMetadata, 'contactMethod' | 'contactInfo'>) {
  if (contactMethod === 'Email') return <Link href={`mailto:${contactInfo}`}>{contactInfo}</Link>;
  if (contactMethod === 'Phone') return <Link href={`tel:${contactInfo}`}>{contactInfo}</Link>;
  return contactInfo;
}

/** The day of the last change, where it is another than that of the posting. */
function changedOf(job: Job): string | null {
  const changed = formatDate(job.updated_at);
  return changed === formatDate(job.created_at) ? null : changed;
}
