import type { ResumeProfile, ResumeRole } from '@shortlist/api-contract';
import type { MonthIndex, Profile, Span } from '@shortlist/engine';

/** What the engine read in a resume, for recruiters to see. */
export function presentProfile(profile: Profile, text: string): ResumeProfile {
  return {
    lives_in: profile.location,
    phone_e164: profile.phoneE164,
    years_of_experience: profile.yearsOfExperience,
    roles: rolesOf(profile, text),
    education: profile.education.map(({ degree, field, school, level, startYear, endYear }) => ({
      degree,
      field,
      school,
      level,
      start_year: startYear,
      end_year: endYear,
    })),
    languages: profile.languages.map(({ name, level }) => ({ name, level })),
    certificates: profile.certificates.map(({ name, issuer, year }) => ({ name, issuer, year })),
  };
}

function rolesOf({ roles, undatedRoles }: Profile, text: string): ResumeRole[] {
  const wordsOf = ({ start, end }: Span) => text.slice(start, end);
  return [
    ...roles.map(({ title, company, location, start, end, isCurrent, dates }) => ({
      title,
      company,
      location,
      start: monthOf(start),
      end: isCurrent ? null : monthOf(end),
      is_current: isCurrent,
      dates: wordsOf(dates),
    })),
    ...undatedRoles.map(({ title, company, location, dates }) => ({
      title,
      company,
      location,
      start: null,
      end: null,
      is_current: false,
      dates: dates === null ? null : wordsOf(dates),
    })),
  ];
}

function monthOf(index: MonthIndex): string {
  const year = Math.floor(index / 12);
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}`;
}
