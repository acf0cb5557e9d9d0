import type { Resume } from '@shortlist/api-contract';
import { parseResumeNotes } from '@shortlist/api-contract/schemas';
import { Description, DescriptionList } from '@shortlist/design-system/DescriptionList';
import { Link } from '@shortlist/design-system/Link';
import { Prose } from '@shortlist/design-system/Prose';
import { Text } from '@shortlist/design-system/Text';
import { formatDate, formatFileSize } from '@shortlist/platform';
import type { ReactNode } from 'react';
import { Section } from '../shared/Section.tsx';
import { FileName } from './FileName.tsx';
import { SkillBadges } from './SkillBadges.tsx';

interface ResumeFactsProps {
  readonly resume: Resume;
  /** Among the basic facts, where nothing else on the screen says it. */
  readonly status?: ReactNode;
  /** Of the titles of the sections. */
  readonly headingLevel?: 2 | 3;
}

/** What is known of the candidate and the file; what the resume does not tell is said as such. */
export function ResumeFacts({ resume, status, headingLevel = 2 }: ResumeFactsProps) {
  const { text: notes } = parseResumeNotes(resume.notes);
  const none = <Text tone="quiet">{resume.is_blind ? 'Hidden' : 'Not found in the resume'}</Text>;
  return (
    <>
      <Section title="Basic Information" headingLevel={headingLevel} gap={0}>
        <DescriptionList>
          <Description term="File Name">
            <FileName>{resume.file_name}</FileName>
          </Description>
          <Description term="Uploaded">{formatDate(resume.uploaded_at)}</Description>
          <Description term="Size">{sizeAndPages(resume)}</Description>
          {status && <Description term="Status">{status}</Description>}
        </DescriptionList>
      </Section>
      <Section title="Contact Information" headingLevel={headingLevel} gap={0}>
        <DescriptionList>
          <Description term="Email">
            {resume.email ? <Link href={`mailto:${resume.email}`}>{resume.email}</Link> : none}
          </Description>
          <Description term="Phone">
            {resume.phone ? <Link href={`tel:${resume.phone}`}>{resume.phone}</Link> : none}
          </Description>
        </DescriptionList>
      </Section>
      <Section title="Skills" headingLevel={headingLevel}>
        {resume.skills.length === 0 ? (
          <Text as="p" size="dense" tone="quiet">
            None found
          </Text>
        ) : (
          <SkillBadges skills={resume.skills} hrefOf={hrefOfSkill} />
        )}
      </Section>
      {notes && (
        <Section title="Notes" headingLevel={headingLevel}>
          <Prose text={notes} />
        </Section>
      )}
    </>
  );
}

function hrefOfSkill(skill: string): string {
  return `/resumes?${new URLSearchParams({ skill })}`;
}

function sizeAndPages({ size_bytes, pages }: Resume): string {
  const size = formatFileSize(size_bytes);
  if (pages === null) return size;
  return `${size}, ${pages === 1 ? '1 page' : `${pages} pages`}`;
}
