import { type ResumeProfile, type ResumeRole, type ResumeStudy, resumes } from '@shortlist/api-contract';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { LoadError, queryOf } from '@shortlist/platform';
import { loadedOf, useQuery } from '@shortlist/platform/query';
import type { ReactNode } from 'react';
import styles from './ExtractedProfile.module.css';

/** What was read in the resume beside contacts and skills, in its own words. */
export function ExtractedProfile({ id }: { readonly id: string }) {
  const { data, error, isRetrying, retry } = loadedOf(
    useQuery(queryOf(resumes.document, { params: { id } })),
  );
  if (error && !data) {
    return <LoadError title="Failed to load details from this resume" query={{ error, isRetrying, retry }} />;
  }
  if (!data) return <SkeletonRows label="Loading resume details" rows={4} />;
  return data.profile && <Profile profile={data.profile} />;
}

function Profile({ profile }: { readonly profile: ResumeProfile }) {
  const { lives_in, years_of_experience: years, roles, education, languages, certificates } = profile;
  return (
    <>
      <Section title="Location">{lives_in && <p className={styles.place}>{lives_in}</p>}</Section>
      <Section title="Experience" note={years === null ? null : `${years} ${years === 1 ? 'year' : 'years'}`}>
        {roles.length > 0 && list(roles.map(roleEntry))}
      </Section>
      <Section title="Education">{education.length > 0 && list(education.map(studyEntry))}</Section>
      <Section title="Languages">
        {languages.length > 0 && list(languages.map(({ name, level }) => ({ name, beside: level })))}
      </Section>
      <Section title="Certifications">
        {certificates.length > 0 &&
          list(certificates.map(({ name, issuer, year }) => ({ name, below: issuer, beside: year })))}
      </Section>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly note?: string | null;
  readonly children: ReactNode;
}

function Section({ title, note, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        {title}
        {note && <span className={styles.note}>{note}</span>}
      </h2>
      {children || <p className={styles.none}>Not found in the resume</p>}
    </section>
  );
}

interface Entry {
  readonly name: string;
  readonly below?: string | null;
  readonly beside?: string | number | null;
}

function list(entries: readonly Entry[]) {
  return (
    <ul className={styles.entries}>
      {withKeys(entries).map(({ key, name, below, beside }) => (
        <li key={key} className={styles.entry}>
          <span className={styles.name}>{name}</span>
          {beside !== null && beside !== undefined && <span className={styles.beside}>{beside}</span>}
          {below && <span className={styles.below}>{below}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A resume may say the same twice. */
function withKeys(entries: readonly Entry[]): (Entry & { key: string })[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const words = [entry.name, entry.below, entry.beside].join('|');
    const times = seen.get(words) ?? 0;
    seen.set(words, times + 1);
    return { ...entry, key: `${words}|${times}` };
  });
}

/** A position without dates says so, since it counts for no years. */
function roleEntry({ title, company, location, dates }: ResumeRole): Entry {
  const [name = 'Untitled role', ...rest] = [title, company, location].filter((part) => part !== null);
  return { name, below: rest.join(', '), beside: dates ?? 'No dates' };
}

function studyEntry({ degree, school, start_year: start, end_year: end }: ResumeStudy): Entry {
  const [name = '', ...rest] = [degree, school].filter((part) => part !== null);
  return { name, below: rest.join(', '), beside: start === null ? end : `${start} – ${end}` };
}
