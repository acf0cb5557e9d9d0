import { mapOf } from '../../language/map-of.ts';

/** A field that a license is given for, with the words that name it. */
type Field = readonly [string, RegExp];
/** Fields of one kind: subjects of a school, or its levels. */
type Dimension = readonly Field[];

const ENGINEERING: Dimension = [
  ['civil', /\b(?:civil|structural|geotechnical|transportation|water resources|construction)\b/i],
  ['electrical', /\b(?:electrical|electronics|power)\b/i],
  ['mechanical', /\b(?:mechanical|hvac|thermal)\b/i],
  ['chemical', /\bchemical\b/i],
  ['environmental', /\benvironmental\b/i],
  ['fire', /\bfire protection\b/i],
  ['petroleum', /\bpetroleum\b/i],
  ['industrial', /\bindustrial\b/i],
  ['software', /\bsoftware\b/i],
];
const SCIENCE = /\b(?<!computer |social |library )sciences?\b/i.source;
const SUBJECTS: Dimension = [
  ['mathematics', /\bmath(?:s|ematics)?\b/i],
  ['English', /\b(?:english|language arts|ELA)\b(?! as a second| language learners?)/i],
  ['biology', new RegExp(`\\bbiology\\b|\\blife science\\b|${SCIENCE}`, 'i')],
  ['chemistry', new RegExp(`\\bchemistry\\b|${SCIENCE}`, 'i')],
  ['physics', new RegExp(`\\bphysics\\b|${SCIENCE}`, 'i')],
  ['social studies', /\b(?:history|social (?:studies|sciences?)|civics|geography)\b/i],
  ['special education', /\b(?:special ed(?:ucation)?|SPED|exceptional)\b/i],
  ['music', /\bmusic\b/i],
  ['art', /\b(?:visual )?arts?\b(?<!language arts)/i],
  ['sports', /\b(?:physical education|phys ed)\b/i],
  ['languages', /\b(?:spanish|french|german|mandarin|latin|world languages?|foreign languages?)\b/i],
  [
    'English learners',
    /\b(?:ESL|ESOL|ELL|TESOL|bilingual|second language|english (?:as a second language|language learners?))\b/i,
  ],
  ['computing', /\b(?:computer science|technology)\b/i],
  ['business', /\bbusiness\b/i],
];
const LEVELS: Dimension = [
  ['early', /\b(?:early childhood|pre-?k|preschool|birth)\b/i],
  ['elementary', /\b(?:elementary|primary|K ?[-–] ?[568]|multiple subjects?)\b/i],
  ['middle', /\b(?:middle|K ?[-–] ?8|grades? [4-7] ?[-–] ?[89])\b/i],
  ['secondary', /\b(?:secondary|high school|(?:6|7|8|9) ?[-–] ?12)\b/i],
];
const LANGUAGES: Dimension =
  'Spanish|French|Mandarin|Cantonese|Arabic|Russian|Vietnamese|Korean|Portuguese|Polish|German|Italian|Japanese|Somali|Ukrainian|Hindi|Sign Language'
    .split('|')
    .map((language): Field => [language, new RegExp(`\\b${language}\\b`, 'i')]);

/** The licenses that are given for a field, and the fields of each. */
const FIELDS = mapOf<readonly Dimension[]>({
  'Professional Engineer': [ENGINEERING],
  'Engineer in Training': [ENGINEERING],
  'Teaching license': [SUBJECTS, LEVELS],
  'Certified interpreter': [LANGUAGES],
  'Registered Nurse': [
    nursing({
      pediatrics: 'pa?ediatrics?|neonatal|NICU|PICU',
      'critical care': 'critical care|intensive care|ICU|CCU',
      emergency: 'emergency|trauma|ER|ED',
      oncology: 'oncology',
      'mental health': 'psychiatric|psychiatry|mental health|behaviou?ral health',
      surgery: 'perioperative|operating room|OR|surgical|med[ -]surg|medical[ -]surgical',
      maternity: 'labou?r (?:and|&) delivery|obstetrics?|maternity|perinatal',
      'old age': 'geriatrics?|gerontolog\\w+|long[ -]term care',
    }),
  ],
  'EPA 608': [
    [
      ['type I', /\btype (?:I|1)\b|\buniversal\b/i],
      ['type II', /\btype (?:II|2)\b|\buniversal\b/i],
      ['type III', /\btype (?:III|3)\b|\buniversal\b/i],
    ],
  ],
  'Pilot license': [
    [
      ['aeroplanes', /\b(?:airplane|aeroplane|fixed[ -]wing)\b/i],
      ['helicopters', /\b(?:helicopter|rotor(?:craft)?|rotary[ -]wing)\b/i],
      ['gliders', /\bglider\b/i],
    ],
  ],
  'Contractor license': [
    [
      ['general', /\bgeneral\b/i],
      ['electrical', /\belectrical\b/i],
      ['plumbing', /\bplumbing\b/i],
      ['roofing', /\broofing\b/i],
      ['landscaping', /\blandscap\w+\b/i],
      ['air', /\b(?:hvac|mechanical|refrigeration)\b/i],
    ],
  ],
  'SAP certification': [
    [
      ['finance', /\b(?:FI(?:\/?CO)?|CO|financ\w+|controlling)\b/],
      ['materials', /\b(?:MM|materials management|procurement)\b/],
      ['sales', /\b(?:SD|sales and distribution)\b/],
      ['production', /\b(?:PP|production planning)\b/],
      ['people', /\b(?:HCM|HR|SuccessFactors)\b/],
      ['code', /\b(?:ABAP|Fiori|UI5)\b/],
      ['systems', /\b(?:Basis|HANA administration)\b/],
    ],
  ],
});

/** A nurse's field stands beside the title; elsewhere in a line it is where somebody works or is to work. */
function nursing(fields: Readonly<Record<string, string>>): Dimension {
  return Object.entries(fields).map(([name, words]): Field => {
    const title = '(?:RN|registered nurse)';
    return [
      name,
      new RegExp(
        `\\b(?:${words})\\b(?:,? certified)? ${title}\\b|\\b${title}\\b(?: licen[cs]e| certification)?\\s?(?:[(,–-]|in|of)\\s?(?:${words})\\b`,
        'i',
      ),
    ];
  });
}

/** Whether a license is asked for in one field and shown for another. Where either names none, it may be of any. */
export function isOfOtherField(name: string, asked: string, shown: string): boolean {
  return (FIELDS.get(name) ?? []).some((fields) => {
    const [wanted, own] = [fieldsIn(fields, asked), fieldsIn(fields, shown)];
    return wanted.length > 0 && own.length > 0 && !own.some((field) => wanted.includes(field));
  });
}

function fieldsIn(fields: Dimension, words: string): string[] {
  return fields.filter(([, pattern]) => pattern.test(words)).map(([name]) => name);
}
