import { readTerms } from '../../language/terms.ts';

/**
 * Families of fields of study, by the words that name them; after the two-digit series of the Classification of Instructional Programs
 * (CIP 2020, National Center for Education Statistics), joined where postings take one for the other.
 */
const FAMILIES: readonly RegExp[] = [
  /\b(?:comput\w+|informati(?:cs|on (?:systems?|technology|science|security))|software|IT|CS|MIS|CIS|cyber\w*|data|embedded|network\w*|programming|web)\b/i,
  /\b(?:\w*engineering|engineer|mechatronics|robotics|EE|ME|applied science)\b/i,
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

/** Fields of study in German, French, and Spanish, and what they are called in English; longer names first. */
const IN_ENGLISH: readonly (readonly [RegExp, string])[] = [
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

const inEnglish = (text: string): string =>
  IN_ENGLISH.reduce((words, [name, english]) => words.replace(name, english), text);

/** How a field of study stands to the one that is asked for. */
export type FieldRelation = 'same' | 'related' | 'other' | 'unknown';

/** Compares fields of study: the same by a shared word, related by their family; unknown where either names none that is known. */
export function relateFields(askedName: string, shownName: string): FieldRelation {
  const [asked, shown] = [inEnglish(askedName), inEnglish(shownName)];
  const wanted = new Set(stemsOf(asked));
  const [families, own] = [familiesOf(asked), familiesOf(shown)];
  if (wanted.size === 0 && families.length === 0) return 'same';
  const isSame = families.some((family) => own.includes(family));
  // "IT" is the name of a family.
  if (stemsOf(shown).some((stem) => wanted.has(stem)) || (wanted.size === 0 && isSame)) return 'same';
  if (families.length === 0 || own.length === 0) return 'unknown';
  return isSame ? 'related' : 'other';
}

/** Words that stand in many fields and tell none. */
const COMMON = new Set([
  'studi',
  'study',
  'relat',
  'field',
  'degre',
  'degree',
  'similar',
  'disciplin',
  'discipline',
  'scienc',
  'science',
  'technolog',
  'technology',
  'area',
  'relevant',
  'appli',
  'applied',
  'general',
  'art',
  'arts',
]);

const stemsOf = (text: string): string[] =>
  readTerms(text.replace(/\b(?:bachelor|master|associate)\w*(?: of (?:arts|science)| in)?/gi, ' '))
    .map(({ stem }) => stem)
    .filter((stem) => !COMMON.has(stem));

const familiesOf = (text: string): number[] =>
  FAMILIES.flatMap((pattern, family) => (pattern.test(text) ? [family] : []));
