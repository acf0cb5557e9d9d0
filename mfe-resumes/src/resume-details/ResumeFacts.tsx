import { parseResumeNotes, type Resume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Link } from '@shortlist/design-system/Link';
import { sizeOf } from '@shortlist/platform';
import type { ReactNode } from 'react';
import { dateOf } from '../shared/date.ts';
import { LONGEST } from '../shared/longest.ts';
import styles from './ResumeFacts.module.css';

/** What is known of the candidate and the file; what the resume does not tell is said as such. */
export function ResumeFacts({ resume }: { readonly resume: Resume }) {
  const { text: notes } = parseResumeNotes(resume.notes);
  return (
    <>
      <Group title="Basic Information">
        <Fact name="File name">{resume.file_name}</Fact>
        <Fact name="Uploaded">{dateOf(resume.uploaded_at)}</Fact>
        <Fact name="Size">{sizeAndPages(resume)}</Fact>
      </Group>
      <Group title="Contact Information">
        <Fact name="E-mail">
          {resume.email && <Link href={`mailto:${resume.email}`}>{resume.email}</Link>}
        </Fact>
        <Fact name="Phone">{resume.phone && <Link href={`tel:${resume.phone}`}>{resume.phone}</Link>}</Fact>
      </Group>
      <Section title="Skills">
        <Skills skills={resume.skills} />
      </Section>
      {notes && (
        <Section title="Notes">
          <p className={styles.notes}>{notes}</p>
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

function Group({ title, children }: SectionProps) {
  return (
    <Section title={title}>
      <dl className={styles.list}>{children}</dl>
    </Section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children || <span className={styles.none}>Not found in the resume</span>}</dd>
    </div>
  );
}

function Skills({ skills }: { readonly skills: readonly string[] }) {
  if (skills.length === 0) return <p className={styles.none}>None found</p>;
  return (
    <ul className={styles.skills}>
      {skills.map((skill) => (
        <li key={skill}>
          {skill.length > LONGEST.skill ? (
            <Badge>{skill}</Badge>
          ) : (
            <Link
              variant="quiet"
              href={`/resumes?${new URLSearchParams({ skill })}`}
              title={`Everyone with ${skill}`}
            >
              <Badge>{skill}</Badge>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function sizeAndPages({ size_bytes, pages }: Resume): string {
  const size = sizeOf(size_bytes);
  if (pages === null) return size;
  return `${size}, ${pages === 1 ? 'one page' : `${pages} pages`}`;
}
