/** A stretch of the resume's text, UTF-16 offsets. */
export interface Span {
  start: number;
  end: number;
}

/** A month, counted from the year 0: year × 12 + month (0 to 11). */
export type MonthIndex = number;

/** A dated position. */
export interface Role {
  /** As the resume words it; null when only an employer stands beside the dates. */
  title: string | null;
  company: string | null;
  /** Where, as the resume words it. */
  location: string | null;
  start: MonthIndex;
  /** The last month worked; for a role that goes on, the month the resume was read as of. */
  end: MonthIndex;
  isCurrent: boolean;
  /** False where the resume gives years only, so that a gap of months can't be told. */
  hasMonths: boolean;
  /** The words of the date range. */
  dates: Span;
  /** The words of the title; the line of the dates when there is no title. */
  heading: Span;
  /** Everything of the role, from its heading to the line before the next one. */
  body: Span;
}

/** A position without dates that could be counted. */
export interface UndatedRole {
  title: string;
  company: string | null;
  location: string | null;
  /** What stands for its dates, such as "20XX – 20XX"; null where nothing does. */
  dates: Span | null;
  heading: Span;
}

export const DEGREE_LEVELS = ['secondary', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof DEGREE_LEVELS)[number];

/** One degree or course of study. */
export interface Education {
  /** Null when the line names a school and no degree. */
  level: DegreeLevel | null;
  /** As the resume words it, with its field: "B.S. in Computer Science". */
  degree: string | null;
  field: string | null;
  school: string | null;
  startYear: number | null;
  /** The last year, also where it alone is given. */
  endYear: number | null;
  /** The line as it stands in the resume. */
  text: string;
  span: Span;
}

/** A language that people speak. */
export interface Language {
  name: string;
  /** As the resume words it, such as "native" or "C1". */
  level: string | null;
}

/** A certificate or license. */
export interface Certificate {
  name: string;
  issuer: string | null;
  year: number | null;
}

export const SECTION_KINDS = [
  'header',
  'summary',
  'experience',
  'projects',
  'education',
  'skills',
  'certificates',
  'accomplishments',
  'languages',
  'other',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** A part of the resume under one heading; the header block has none. */
export interface Section {
  kind: SectionKind;
  heading: string | null;
  span: Span;
}

/** What a resume says of a candidate, with where it says it. */
export interface Profile {
  candidateName: string | null;
  /** The newest dated title, as the resume words it. */
  headline: string | null;
  email: string | null;
  /** As the resume writes it. */
  phone: string | null;
  /** The same number as +15551234567; null where its country can't be told. */
  phoneE164: string | null;
  /** Where the candidate lives, as the header words it, without street and postal code. */
  location: string | null;
  /** Names from the skill taxonomy, most mentioned first. */
  skills: string[];
  links: string[];
  /** Newest first. */
  roles: Role[];
  /** Positions without dates: they count for no years. */
  undatedRoles: UndatedRole[];
  /** Months of dated roles in years, overlaps counted once; null without a dated role. */
  yearsOfExperience: number | null;
  education: Education[];
  languages: Language[];
  certificates: Certificate[];
  /** The items of the skill sections, as the resume words them. */
  listedSkills: string[];
  sections: Section[];
}
