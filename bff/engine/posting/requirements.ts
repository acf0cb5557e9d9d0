import type { SpokenLevel } from '../language/spoken.ts';
import type { DegreeLevel } from '../profile/profile.ts';
import type { DegreeRequirement } from './degree-requirement.ts';

interface Asked {
  /** As the position words it. */
  text: string;
  kind: 'must' | 'nice' | 'years' | 'education' | 'licence';
  /** Points at most. */
  of: number;
}

/** What a position asks for, by the way it is checked. */
export type Requirement =
  | (Asked & { check: 'skill'; skills: string[]; isAny: boolean })
  | (Asked & { check: 'statement'; about: string })
  | (Asked & { check: 'years'; years: number; about: string })
  | (Asked & { check: 'education'; level: DegreeLevel; field: string; isOpen: boolean })
  | (Asked & EitherAsked)
  | (Asked & LicenseAsked)
  | (Asked & LanguageAsked)
  | (Asked & { check: 'title'; title: string });

/** Ways to the same, one of which is enough: "BS and 5 years, or MS and 3 years". */
export interface EitherAsked {
  check: 'either';
  ways: Way[];
  /** What the years are of. */
  about: string;
}

/** A degree, years, or both. */
export interface Way {
  degree: DegreeRequirement | null;
  years: { years: number; about: string } | null;
}

/** Licences and certificates, each of which answers. */
export interface LicenseAsked {
  check: 'licence';
  /** Names from the taxonomy; none where it knows none. */
  names: string[];
  /** What the posting says of it besides that it is a licence: looked for where there is no name. */
  about: string;
}

/** Languages that people speak, each of which answers. */
export interface LanguageAsked {
  check: 'language';
  languages: string[];
  /** Null where any will do. */
  level: SpokenLevel | null;
}

export const POINTS = { must: 3, nice: 1, years: 3, education: 1, licence: 3 } as const;
