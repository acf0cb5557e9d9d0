import { parseResumeNotes, type Resume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Link } from '@shortlist/design-system/Link';
import { Prose } from '@shortlist/design-system/Prose';
import { Inline } from '@shortlist/design-system/Stack';
import { formatDate, formatFileSize } from '@shortlist/platform';
import { createContext, type ReactNode, use } from 'react';
import { LONGEST } from '../resume-queries/longest.ts';
import { FileName } from './FileName.tsx';
import facts from './facts.module.css';
import styles from './ResumeFacts.module.css';

interface ResumeFactsProps {
  readonly resume: Resume;
  /** Among the basic facts, where nothing else on the screen says it. */
  readonly status?: ReactNode;
  /** Of the titles of the sections. */
  readonly headingLevel?: 2 | 3;
}

const HeadingLevel = createContext<2 | 3>(2);
const None = createContext('');

/** What is known of the candidate and the file; what the resume does not tell is said as such. */
export function ResumeFacts({ resume, status, headingLevel = 2 }: ResumeFactsProps) {
  const { text: notes } = parseResumeNotes(resume.notes);
  return (
    <HeadingLevel value={headingLevel}>
      <Group title="Basic Information">
        <Fact name="File Name">
          <FileName>{resume.file_name}</FileName>
        </Fact>
        <Fact name="Uploaded">{formatDate(resume.uploaded_at)}</Fact>
        <Fact name="Size">{sizeAndPages(resume)}</Fact>
        {status && <Fact name="Status">{status}</Fact>}
      </Group>
      <Group title="Contact Information" none={resume.is_blind ? 'Hidden' : undefined}>
        <Fact name="Email">
          {resume.email && <Link href={`mailto:${resume.email}`}>{resume.email}</Link>}
        </Fact>
        <Fact name="Phone">{resume.phone && <Link href={`tel:${resume.phone}`}>{resume.phone}</Link>}</Fact>
      </Group>
      <Section title="Skills">
        <Skills skills={resume.skills} />
      </Section>
      {notes && (
        <Section title="Notes">
          <Prose text={notes} />
        </Section>
      )}
    </HeadingLevel>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const Heading = `h${use(HeadingLevel)}` as const;
  return (
    <section className={styles.section}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </section>
  );
}

interface GroupProps extends SectionProps {
  /** Stands where a fact is not known. */
  readonly none?: string | undefined;
}

function Group({ title, none = 'Not found in the resume', children }: GroupProps) {
  return (
    <Section title={title}>
      <None value={none}>
        <dl className={facts.list}>{children}</dl>
      </None>
    </Section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={`${facts.fact} ${styles.fact}`}>
      <dt>{name}</dt>
      <dd>{children || <span className={`${facts.none} ${styles.none}`}>{use(None)}</span>}</dd>
    </div>
  );
}

function Skills({ skills }: { readonly skills: readonly string[] }) {
  if (skills.length === 0) return <p className={`${facts.none} ${styles.none}`}>None found</p>;
  return (
    <Inline as="ul" gap={1.5} align="stretch" className={styles.skills}>
      {skills.map((skill) => (
        <li key={skill}>
          {skill.length > LONGEST.skill ? (
            <Badge>{skill}</Badge>
          ) : (
            <Link
              variant="quiet"
              href={`/resumes?${new URLSearchParams({ skill })}`}
              title={`Show all candidates with ${skill}`}
            >
              <Badge>{skill}</Badge>
            </Link>
          )}
        </li>
      ))}
    </Inline>
  );
}

function sizeAndPages({ size_bytes, pages }: Resume): string {
  const size = formatFileSize(size_bytes);
  if (pages === null) return size;
  return `${size}, ${pages === 1 ? '1 page' : `${pages} pages`}`;
}
