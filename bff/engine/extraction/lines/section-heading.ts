import { cleanLine, closeLetterSpacing } from './clean-text.ts';
import { foreignHeadingKind } from './foreign-headings.ts';
import type { HeadingKind } from './heading-kind.ts';

/** The words that decide what a heading opens; the first kind that has one wins. */
const DECIDING: readonly (readonly [HeadingKind, RegExp])[] = [
  [
    'header',
    /^(?:contacts?|contact (?:me|info|information|details|data)|personal (?:details|data|information|info|particulars)|(?:my |candidate )?details)$/,
  ],
  ['projects', /^(?:[a-z]+ )?projects and /],
  [
    'other',
    /\b(?:volunteer\w*|community|extracurricular|activit\w+|interests?|hobbies|references?|affiliations?|memberships?|involvement|coursework|courses|personal|contact|additional information|service|military status|publications?|talks|speaking|conferences?|press|patents?|leadership)\b/,
  ],
  ['education', /\b(?:education\w*|academic)\b.*\bqualifications?\b|\bqualifications?\b.*\beducation\b/],
  ['education', /^(?:education|academic (?:background|history)) and (?:certificat|licen|professional)/],
  [
    'certificates',
    /\b(?:certificat\w+|certifications?|certs|licen[sc]es?|licensure|credentials?|endorsements|admissions)\b/,
  ],
  [
    'skills',
    /\b(?:skills?|competenc\w+|proficienc\w+|technologies|technology|tools|toolbox|tech stack|stack|expertise|strengths|qualifications|specialt\w+|software|abilities|areas of (?:knowledge|focus))\b/,
  ],
  ['projects', /\b(?:projects?|portfolio)\b(?! management)/],
  ['experience', /^research(?: positions?| work)?$/],
  [
    'experience',
    /\b(?:experiences?|employment|work|career history|professional history|job history|positions(?: held)?|professional background|internships?|appointments|career|career path|credits|engagements|assignments|practicum|rotations|sea (?:service|time))\b/,
  ],
  [
    'education',
    /\b(?:education\w*|academics?|academic (?:background|history|record)|qualification|training|schooling|degrees?|studies)\b/,
  ],
  ['accomplishments', /\b(?:accomplishments?|achievements?|awards?|honou?rs?|recognition|distinctions)\b/],
  ['languages', /\blanguages?\b/],
  [
    'summary',
    /\b(?:summary|profile|objective|about|overview|statement|career focus|highlights|introduction|bio|goal)\b/,
  ],
];

/** Words that may stand beside a deciding word without making the line a sentence. */
const BESIDE = new Set(
  `professional work working relevant selected related key core technical additional other career personal executive
  recent previous past current major main general industry teaching research clinical military business management
  leadership engineering development engineer consulting special certified national academic
  educational background history record information info areas area of and or the in my me a with details list
  highlights exhibition exhibitions community community-based sales customer it computer hard soft top notable
  side open source open-source early earlier later prior progressive employment job field hands-on hands on
  knowledge focus statement summary profile experience experiences skills skill training education projects project
  honors honours awards certifications certificates licenses languages language activities accomplishments
  achievements tools technologies software interests volunteer volunteering publications courses coursework
  qualifications competencies strengths expertise proficiencies internship internships full-time part-time
  industrial programming graduate undergraduate university college school programs program service services
  board boards public speaking talks patents affiliations memberships professional-development continuing`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that head a section only alone or beside few others: "Software", but not "Software Engineer". */
const WEAK =
  /^(?:software|technology|technologies|tools|stack|work|service|personal|leadership|about|training|profile|objective|overview|statement|press|degrees?|studies|goal|references?)$/;
const BESIDE_WEAK = new Set(
  'and technical technologies tools programs platforms professional me career tech the my history selected personal'.split(
    ' ',
  ),
);

/** Headings of forms that are set in small letters. */
const SET_PHRASES = new Set([
  'education and training',
  'work experience and internships',
  'education and qualifications',
  'training and certifications',
  'skills and interests',
  'skills and competences',
  'personal skills and competences',
]);

const MAX_WORDS = 6;

/** What a line opens if it is the heading of a section; null for any other line. */
export function sectionHeadingKind(line: string): HeadingKind | null {
  const foreign = foreignHeadingKind(line);
  if (foreign !== null) return foreign;
  const text = headingText(line);
  if (text === '' || text.length > 60 || text.split(' ').length > MAX_WORDS) return null;
  const parts = text.split(', ');
  return parts.length > 1 ? kindOfParts(parts) : kindOf(text);
}

/** Of a heading that lists its parts, the first decides; a list of skills has parts that head nothing, or all of them are weak. */
function kindOfParts(parts: readonly string[]): HeadingKind | null {
  const kinds = parts.map((part) => {
    const words = part.split(' ');
    if (!isBesideAll(words)) return null;
    return kindOf(part) ?? (words.every((word) => BESIDE_WEAK.has(word)) ? 'beside' : null);
  });
  if (kinds.includes(null) || !parts.some((part) => part.split(' ').some(isStrong))) return null;
  return kinds.find((kind) => kind !== 'beside') ?? null;
}

/** What words open that are a heading, or a part of one. */
function kindOf(text: string): HeadingKind | null {
  const words = text.split(' ');
  if (/\b(?:experience|employment)\b/.test(text) && !/\b(?:volunteer\w*|extracurricular)\b/.test(text)) {
    return isBesideAll(words) || words.length <= 4 ? 'experience' : null;
  }
  const [kind = null, pattern] = DECIDING.find(([, words]) => words.test(text)) ?? [];
  if (kind === null || kind === 'header') return kind;
  const phrase = pattern?.exec(text)?.[0] ?? '';
  if (phrase.includes(' ') && (phrase === text || isBesideAll(words))) return kind;
  const isWeak = words.every(
    (word) => WEAK.test(word) || !DECIDING.some(([, pattern]) => pattern.test(word)),
  );
  if (isWeak) return words.every((word) => BESIDE_WEAK.has(word) || WEAK.test(word)) ? kind : null;
  return isBesideAll(words) ? kind : null;
}

function isBesideAll(words: readonly string[]): boolean {
  return words.every((word) => BESIDE.has(word) || DECIDING.some(([, pattern]) => pattern.test(word)));
}

/** What a line opens with that holds a whole section: "Certifications: BLS, ACLS". */
export interface SectionLabel {
  readonly kind: HeadingKind;
  readonly label: string;
}

/** The parts of a resume that short ones put in one line; what says how a role was done is not among them. */
const IN_ONE_LINE = new Set<HeadingKind>(['summary', 'education', 'certificates', 'languages']);

export function sectionLabelOf(line: string): SectionLabel | null {
  const label = /^\p{Lu}[\p{L}&/ ]{3,30}(?=:\s+\S)/u.exec(line)?.[0] ?? '';
  if (WEAK.test(label.toLowerCase())) return null;
  const kind = label === '' ? null : sectionHeadingKind(label);
  return kind !== null && IN_ONE_LINE.has(kind) ? { kind, label } : null;
}

/** Whether a line is the heading of a section that the lexicon knows. */
export function isSectionHeading(line: string): boolean {
  return sectionHeadingKind(line) !== null;
}

/** Parts a heading whose letter spacing swallowed the space: "WORKEXPERIENCE". Any other text comes back as it is. */
export function partFusedHeading(text: string): string {
  if (!/^\p{Lu}{8,30}$/u.test(text) || isSectionHeading(text)) return text;
  for (let at = 3; at <= text.length - 3; at += 1) {
    const parted = `${text.slice(0, at)} ${text.slice(at)}`;
    if (isKnownWord(text.slice(0, at)) && isKnownWord(text.slice(at)) && isSectionHeading(parted))
      return parted;
  }
  return text;
}

function isKnownWord(word: string): boolean {
  return BESIDE.has(word.toLowerCase()) || isStrong(word.toLowerCase());
}

/** A word that heads a section alone: "and publications" goes on with a heading, "and databases" with a sentence. */
function isStrong(word: string): boolean {
  return !WEAK.test(word) && DECIDING.some(([, pattern]) => pattern.test(word));
}

function headingText(line: string): string {
  const text = closeLetterSpacing(line)
    .replace(/[\s:：.–—_|•·-]+$/u, '')
    .replace(/^[^\p{L}]+/u, '');
  if (/[.;!?@\d]/.test(text) || !/^\p{Lu}/u.test(text)) return '';
  // "Programs, Skills, Software" lists its parts.
  if (text.includes(',') && !/^[\p{L}& ]+(?:, (?:and )?\p{Lu}[\p{L}& ]*)+$/u.test(text)) return '';
  const hasLateLowerCase = text
    .split(/[\s/&]+/)
    .some((word) => /^\p{Ll}/u.test(word) && word.length > 4 && !isStrong(word));
  const words = cleanLine(text)
    .toLowerCase()
    .replace(/[&/+]/g, ' and ')
    .replace(/\s+/g, ' ')
    .replaceAll(', and ', ', ')
    .trim();
  const isSaid = hasLateLowerCase && !/:\s*$/.test(line) && text.split(' ').length > 2;
  return isSaid && !SET_PHRASES.has(words) ? '' : words;
}
