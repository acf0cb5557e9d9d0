import type { RequirementKind } from '@shortlist/api-contract';
import type { SpokenLevel } from '../language/spoken.ts';
import type { Span } from '../profile/profile.ts';
import type { DegreeRequirement } from './degree-requirement.ts';

interface Asked {
  /** Made of its wording: it stays while that does (`requirementId`). */
  id: string;
  /** As the position words it. */
  text: string;
  /** Its words in the description; null for the title, a tag, and what a recruiter wrote. */
  span: Span | null;
  kind: RequirementKind;
  /** Points at most; 0 for logistics. */
  of: number;
}

/** What a position asks for, by the way it is checked. */
export type Requirement =
  | (Asked & SkillAsked)
  | (Asked & { check: 'statement'; type: 'experience' | 'soft' | 'amount'; about: string })
  | (Asked & { check: 'years'; years: number; about: string })
  | (Asked & { check: 'education' } & DegreeRequirement)
  | (Asked & EitherAsked)
  | (Asked & LicenseAsked)
  | (Asked & LanguageAsked)
  | (Asked & { check: 'title'; title: string })
  | (Asked & { check: 'logistics' });

/** Tools and skills by their names, of which so many must be shown. */
export interface SkillAsked {
  check: 'skill';
  /** As the taxonomy calls them, or as the posting does where it knows none of this name. */
  skills: string[];
  /** How many of them must be shown: 1 for "SAP or Oracle", all for "HTML and CSS". */
  needed: number;
  /** "Hands-on", "in production", "advanced": that a list names it is not enough. */
  asksUse: boolean;
}

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

/** Licenses and certificates, each of which answers. */
export interface LicenseAsked {
  check: 'license';
  /** Names from the taxonomy; none where it knows none. */
  names: string[];
  /** What the posting says of it besides that it is a license: looked for where there is no name. */
  about: string;
}

/** Languages that people speak. */
export interface LanguageAsked {
  check: 'language';
  languages: string[];
  /** How many of them must be shown: 1 for "Spanish or French", both for "bilingual English/Spanish". */
  needed: number;
  /** Null where any will do. */
  level: SpokenLevel | null;
}

/** What a requirement counts, by its kind; see `weightOf`. */
export const POINTS = { must: 3, duty: 3, nice: 1.5, logistics: 0 } as const;
