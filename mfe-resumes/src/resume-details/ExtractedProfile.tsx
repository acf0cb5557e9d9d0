import { type ResumeProfile, type ResumeRole, type ResumeStudy, resumes } from '@shortlist/api-contract';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { LoadError, queryOf } from '@shortlist/platform';
import { loadedOf, useQuery } from '@shortlist/platform/query';
import type { ReactNode } from 'react';
import { Section } from '../shared/Section.tsx';
import styles from './ResumeDetailsPage.module.css';

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
      <Part title="Location">
        {lives_in && (
          <Text as="p" size="dense" tone="strong" wrap="anywhere">
            {lives_in}
          </Text>
        )}
      </Part>
      <Part title="Experience" note={years === null ? null : `${years} ${years === 1 ? 'year' : 'years'}`}>
        {roles.length > 0 && list(roles.map(roleEntry))}
      </Part>
      <Part title="Education">{education.length > 0 && list(education.map(studyEntry))}</Part>
      <Part title="Languages">
        {languages.length > 0 && list(languages.map(({ name, level }) => ({ name, beside: level })))}
      </Part>
      <Part title="Certifications">
        {certificates.length > 0 &&
          list(certificates.map(({ name, issuer, year }) => ({ name, below: issuer, beside: year })))}
      </Part>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly note?: string | null;
  readonly children: ReactNode;
}

function Part({ children, ...rest }: PartProps) {
  return (
    <Section {...rest}>
      {children || (
        <Text as="p" size="dense" tone="quiet">
          Not found in the resume
        </Text>
      )}
    </Section>
  );
}

interface Entry {
  readonly name: string;
  readonly below?: string | null;
  readonly beside?: string | number | null;
}

function list(entries: readonly Entry[]) {
  return (
    <Stack as="ul" gap={2.5}>
      {withKeys(entries).map(({ key, name, below, beside }) => (
        <Text as="li" key={key} size="dense" tone="quiet" wrap="anywhere">
          <Inline as="span" gap={4} align="baseline" justify="between" isOneLine>
            <Text tone="strong">{name}</Text>
            {beside !== null && beside !== undefined && <span className={styles.beside}>{beside}</span>}
          </Inline>
          {below}
        </Text>
      ))}
    </Stack>
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
