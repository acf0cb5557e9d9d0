import type { Reading } from '../profile/reading.ts';

/** What the resume does not say, each a short phrase. */
export function findMissing(reading: Reading): string[] {
  const { profile, lines } = reading;
  const has = (section: string) => lines.some((line) => line.section === section && line.kind !== 'heading');
  const hasBareYears = profile.roles.some((role) => !role.hasMonths);
  const phrases: (string | false)[] = [
    profile.candidateName === null && 'A name at the top',
    profile.email === null && profile.phone === null && 'An e-mail address or telephone number',
    profile.roles.length === 0 && 'A dated role',
    hasBareYears && 'Months of the roles that give years only',
    profile.education.length === 0 && 'Education',
    profile.skills.length === 0 && 'Any skill that is known by name',
    profile.skills.length > 0 && !has('skills') && 'A list of skills',
    profile.roles.length > 0 &&
      profile.roles.every((role) => role.company === null) &&
      'The names of employers',
  ];
  return phrases.filter((phrase): phrase is string => phrase !== false);
}
