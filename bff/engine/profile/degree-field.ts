import { readTerms } from '../language/terms.ts';

/**
 * Families of fields of study, by the words that name them; after the two-digit series of the Classification of Instructional Programs
 * (CIP 2020, National Center for Education Statistics), joined where postings take one for the other.
 */
const FAMILIES: readonly RegExp[] = [
  /\b(?:comput\w+|informati(?:cs|on (?:systems?|technology|science|security))|software|IT|CS|MIS|CIS|cyber\w*|data|embedded|network\w*|programming|web)\b/i,
  /\b(?:\w*engineering|engineer|mechatronics|robotics|embedded|EE|ME|applied science)\b/i,
  /\b(?:mathematics|math|statistics|physics|data science|actuarial)\b/i,
  /\b(?:business|management|administration|accounting|accountancy|finance|economics|marketing|commerce|human resources?|MBA|BBA|sales|merchandising|supply chain|logistics|entrepreneurship|banking|real estate|retail)\b/i,
  /\b(?:nursing|medic\w+|health\w*|clinical|pharmac\w*|dental|therap\w+|radiolog\w+|kinesiology|nutrition|veterinary|phlebotomy|physician)\b/i,
  /\b(?:biolog\w+|chemistry|biochemistry|environmental|geology|life sciences?|natural sciences?|biotechnology|microbiology)\b/i,
  /\b(?:law|legal|paralegal|juris\w*|J\.?D|justice|criminology)\b/i,
  /\b(?:design|fine arts?|visual arts?|art|illustration|graphics?|visual|photography|animation|fashion|film|music|theat(?:er|re)|performance|media)\b/i,
  /\b(?:communications?|journalism|english|literature|writing|public relations|linguistics|history|philosophy|languages?|advertising)\b/i,
  /\b(?:education|teaching|pedagogy|curriculum|instruction|childhood)\b/i,
  /\b(?:psychology|sociology|social (?:work|sciences?)|human services|anthropology|political science|counseling|public administration)\b/i,
  /\b(?:agricultur\w+|agronomy|horticultur\w+|plant|soil|animal|crop|forestry|landscape)\b/i,
  /\b(?:construction|architecture|building|civil|carpentry|urban planning)\b/i,
  /\b(?:culinary|hospitality|hotel|food|restaurant|tourism|baking)\b/i,
  /\b(?:automotive|mechanics?|diesel|welding|machining|hvac|electrical|electronics|aviation|airframe|plumbing|industrial)\b/i,
];

/** Fields of study in German, French, and Spanish, by their initials, or by those of a degree; and their English names, longer ones first. */
const IN_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\bIT\b/gu, 'information technology'],
  [/\bCS\b/gu, 'computer science'],
  [/\bEE\b/gu, 'electrical engineering'],
  [/\bME\b/gu, 'mechanical engineering'],
  [/\b(?:B\.?S\.?N|M\.?S\.?N|A\.?D\.?N|DNP)\b/gu, 'nursing'],
  [/\bM\.?L\.?(?:I\.?)?S\b/gu, 'library and information science'],
  [/\b(?:BSW|M\.?S\.?W)\b/gu, 'social work'],
  [/\bM\.?P\.?H\b/gu, 'public health'],
  [/\bM\.?P\.?A\b/gu, 'public administration'],
  [/\b(?:[BM]\.?Ed|Ed\.?D)\b/gu, 'education'],
  [/\bDVM\b/gu, 'veterinary medicine'],
  [/wirtschaftsinformatik/giu, 'business information systems'],
  [/wirtschaftsingenieur\p{L}*/giu, 'industrial engineering and management'],
  [/bauingenieur\p{L}*|génie civil|ingeniería civil/giu, 'civil engineering'],
  [/maschinenbau|génie mécanique|ingeniería mecánica/giu, 'mechanical engineering'],
  [/elektrotechnik|génie électrique|ingeniería eléctrica/giu, 'electrical engineering'],
  [/informati(?:k|que)|informática/giu, 'computer science'],
  [/ingenieur\p{L}*|ingénierie|ingeniería/giu, 'engineering'],
  [
    /betriebswirtschaft\p{L}*|\bBWL\b|gestion d[’']entreprises?|administración de empresas/giu,
    'business administration',
  ],
  [/volkswirtschaft\p{L}*|\bVWL\b|sciences économiques|economía/giu, 'economics'],
  [/rechnungswesen|comptabilité|contabilidad|contaduría/giu, 'accounting'],
  [/finanz\p{L}*|finanzas/giu, 'finance'],
  [/mathematik|mathématiques|matemáticas/giu, 'mathematics'],
  [/statistik|statistiques|estadística/giu, 'statistics'],
  [/physik|physique|física/giu, 'physics'],
  [/chemie|chimie|química/giu, 'chemistry'],
  [/biologie|biología/giu, 'biology'],
  [/pflege\p{L}*|soins infirmiers|enfermería/giu, 'nursing'],
  [/rechtswissenschaft\p{L}*|\bjura\b|\bdroit\b|derecho/giu, 'law'],
  [/psychologie|psicología/giu, 'psychology'],
  [/architektur|arquitectura/giu, 'architecture'],
  [/pädagogik|lehramt|sciences de l[’']éducation|pedagogía/giu, 'education'],
];

/** Most texts hold none of them. */
const MAY_HOLD = new RegExp(IN_ENGLISH.map(([name]) => name.source).join('|'), 'iu');

const inEnglish = (text: string): string =>
  MAY_HOLD.test(text)
    ? IN_ENGLISH.reduce((words, [name, english]) => words.replace(name, english), text)
    : text;

/** What a text names as a field of study: its words, and its families by their numbers. */
export interface FieldOfStudy {
  readonly stems: readonly string[];
  readonly families: readonly number[];
}

/** Reads what somebody studied. */
export const readField = (text: string): FieldOfStudy => fieldIn(inEnglish(text));

const fieldIn = (name: string): FieldOfStudy => ({
  stems: [...new Set(stemsOf(name))],
  families: FAMILIES.flatMap((family, number) => (family.test(name) ? [number] : [])),
});

/** How a field of study stands to the one that is asked for. */
export type FieldRelation = 'same' | 'related' | 'other' | 'unknown';

/**
 * Compares a field of study with those that are asked for ("CS / EE / IT"), of which the nearest counts: the same by a shared word,
 * related by their family; unknown where either names none that is known.
 */
export function relateFields(askedNames: string, shown: FieldOfStudy): FieldRelation {
  const asked = fieldsAsked(askedNames);
  if (asked.length === 0) return 'same';
  const relations = new Set(asked.map((each) => relate(each, shown)));
  return (['same', 'related', 'other'] as const).find((relation) => relations.has(relation)) ?? 'unknown';
}

/** Whether what was studied has all words of a program: "Medical Office Administration" is no medical assistant program. */
export function hasAllOf(program: string, { stems }: FieldOfStudy): boolean {
  const shown = new Set(stems);
  return readField(program).stems.every((stem) => shown.has(stem));
}

interface AskedField extends Pick<FieldOfStudy, 'families'> {
  readonly stems: ReadonlySet<string>;
}

/** Fields that were asked for; forgotten all at once when there are many. */
const KEPT = 1000;
const fields = new Map<string, readonly AskedField[]>();

function fieldsAsked(names: string): readonly AskedField[] {
  const known = fields.get(names);
  if (known !== undefined) return known;
  const asked = inEnglish(names)
    .split(/[,/]|\sor\s/i)
    .map(fieldIn)
    .map(({ stems, families }) => ({ stems: new Set(stems), families }))
    .filter(({ stems, families }) => stems.size > 0 || families.length > 0);
  if (fields.size >= KEPT) fields.clear();
  fields.set(names, asked);
  return asked;
}

function relate(asked: AskedField, shown: FieldOfStudy): FieldRelation {
  const isOfFamily = shown.families.some((family) => asked.families.includes(family));
  // "Engineering" is the name of a family.
  if (asked.stems.size === 0 && isOfFamily) return 'same';
  const shared = shown.stems.filter((stem) => asked.stems.has(stem));
  if (shared.length > 0) return isOfFamily && areKinds(shared, asked, shown) ? 'related' : 'same';
  if (asked.families.length === 0) return 'unknown';
  if (isOfFamily) return 'related';
  return shown.families.length > 0 ? 'other' : 'unknown';
}

/** "Physical therapy" and "occupational therapy" are two kinds of one thing. */
function areKinds([only, ...more]: readonly string[], asked: AskedField, shown: FieldOfStudy): boolean {
  const isLast = [[...asked.stems], shown.stems].every((stems) => stems.length > 1 && stems.at(-1) === only);
  return more.length === 0 && isLast;
}

/** Words that stand in many fields and tell none. */
const COMMON = new Set('studi study degre disciplin scienc technology art engineer'.split(' '));

const stemsOf = (text: string): string[] =>
  readTerms(text.replace(/\b(?:bachelor|master|associate)\w*(?: of (?:arts|science)| in)?/gi, ' '))
    .map(({ stem }) => stem)
    .filter((stem) => !COMMON.has(stem));
