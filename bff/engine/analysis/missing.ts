import type { Reading } from '../profile/reading.ts';

/** What the resume does not say, each a short phrase. */
export function findMissing(reading: Reading): string[] {
  const { profile, lines } = reading;
  const has = (section: string) => lines.some((line) => line.section === section && line.kind !== 'heading');
  const hasBareYears = profile.roles.some((role) => !role.hasMonths);
  const phrases: (string | false)[] = [
    profile.candidateName === null && 'Candidate name',
    profile.email === null && profile.phone === null && 'Email or phone number',
    profile.roles.length === 0 && 'Dates for any role',
    hasBareYears && 'Months for roles dated by year',
    profile.education.length === 0 && 'Education',
    profile.skills.length === 0 && 'Recognizable skills',
    profile.skills.length > 0 && !has('skills') && 'Skills section',
    profile.roles.length > 0 && profile.roles.every((role) => role.company === null) && 'Employer names',
  ];
  return phrases.filter((phrase): phrase is string => phrase !== false);
}
