/** How well somebody speaks a language, from 1, a few words, to 5, a native speaker. */
export type SpokenLevel = 1 | 2 | 3 | 4 | 5;

/** A language that a text names, with its UTF-16 offsets. */
export interface SpokenMention {
  /** In English. */
  name: string;
  level: SpokenLevel | null;
  /** The words that say the level. */
  levelWords: string | null;
  start: number;
  end: number;
}

/** Names in English, and in the languages that postings and resumes are written in. */
const NAMES: Readonly<Record<string, string>> = {
  English: 'english|englisch|anglais|inglés|inglês|inglese|engels',
  German: 'german|deutsch|allemand|alemán|alemão|tedesco|duits',
  French: 'french|französisch|français|francés|francês|francese|frans',
  Spanish: 'spanish|spanisch|espagnol|español|espanhol|spagnolo|spaans|castellano',
  Italian: 'italian|italienisch|italien|italiano',
  Portuguese: 'portuguese|portugiesisch|portugais|portugués|português|portoghese',
  Dutch: 'dutch|flemish|niederländisch|néerlandais|neerlandés|nederlands',
  Polish: 'polish|polnisch|polonais',
  Russian: 'russian|russisch|russe|ruso',
  Turkish: 'turkish|türkisch',
  Arabic: 'arabic|arabisch|arabe|árabe',
  Mandarin: 'mandarin(?: chinese)?|chinese|chinesisch|chinois|chino',
  Japanese: 'japanese|japanisch|japonais|japonés',
  Swedish: 'swedish|schwedisch',
  Danish: 'danish|dänisch',
  Norwegian: 'norwegian|norwegisch',
  Czech: 'czech|tschechisch',
  Hungarian: 'hungarian|ungarisch',
  Romanian: 'romanian|rumänisch',
  Greek: 'greek|griechisch',
  Croatian: 'croatian|kroatisch',
  Serbian: 'serbian|serbisch',
  Ukrainian: 'ukrainian|ukrainisch',
  Catalan: 'catalan|català|catalán',
  Basque: 'basque|euskera',
  Galician: 'galician|galego',
  Persian: 'persian|farsi|dari',
  'Sign language': '(?:(?:american|british) )?sign language|asl|bsl',
  Tagalog: 'tagalog|filipino',
  Haitian: 'haitian creole|creole',
};

/** Those that have but one name here. */
const OTHERS =
  `Finnish Icelandic Slovak Bulgarian Bosnian Slovenian Macedonian Albanian Belarusian Lithuanian Latvian Estonian
 Georgian Armenian Azerbaijani Kazakh Uzbek Hebrew Pashto Kurdish Urdu Hindi Punjabi Bengali Gujarati Marathi Tamil Telugu
 Kannada Malayalam Sinhala Nepali Cantonese Korean Vietnamese Thai Khmer Lao Burmese Indonesian Malay Javanese Swahili Amharic
 Somali Hausa Yoruba Igbo Zulu Xhosa Afrikaans Shona Wolof Irish Welsh Gaelic Maltese Luxembourgish Yiddish Mongolian Tibetan
 Quechua Hmong`.split(/\s+/);

const BY_NAME: readonly (readonly [string, string])[] = [
  ...Object.entries(NAMES),
  ...OTHERS.map((name): [string, string] => [name, name.toLowerCase()]),
];
const MENTION = new RegExp(
  `(?<![\\p{L}])(?:${BY_NAME.map(([, names]) => `(${names})`).join('|')})(?:kenntnisse)?(?![\\p{L}])`,
  'giu',
);

/** What says a level; the first that a text holds decides, so that "limited working" is no "working". */
const LEVELS: readonly (readonly [SpokenLevel, string])[] = [
  [4, 'c1|c2'],
  [3, 'b2'],
  [2, 'b1'],
  [1, 'a1|a2'],
  [4, 'near[- ]native|native[- ]like|full professional|professional working|business[- ]fluent|sehr gute?n?'],
  [
    5,
    'native|mother tongue|first language|bilingual|muttersprach\\p{L}*|langue maternelle|nativ[oa]|bilingüe|madrelingua|moedertaal',
  ],
  [3, 'upper[- ]intermediate|business level'],
  [2, 'limited|conversational|intermediate|intermédiaire|intermedio|intermediário'],
  [1, 'basics?|beginner|elementary|rudimentary|some|grundkenntnisse|básico|débutant|notions'],
  [
    4,
    'fluen(?:t|cy|tly)|proficien(?:t|cy)|advanced|excellent|expert|verhandlungssicher\\p{L}*|flie(?:ß|ss)end\\p{L}*|courant|avanzado|avançado|nivel alto|fluido|vloeiend',
  ],
  [3, 'good|strong|business|professional|working|gute?n?|nivel medio'],
];
const LEVEL = LEVELS.map(
  ([level, words]) => [level, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')] as const,
);

/** The level that some words say, with the words; null where they say none. */
function levelIn(words: string): { level: SpokenLevel; words: string } | null {
  for (const [level, pattern] of LEVEL) {
    const found = pattern.exec(words)?.[0];
    if (found !== undefined) return { level, words: found };
  }
  return null;
}

/** Whether a text names a language at all: quicker than reading which. */
export function namesLanguage(text: string, names: readonly string[]): boolean {
  const pattern = patternOf(names.join('|'));
  return pattern.test(text);
}

const patterns = new Map<string, RegExp>();

function patternOf(names: string): RegExp {
  const known = patterns.get(names);
  if (known !== undefined) return known;
  const wanted = new Set(names.split('|'));
  const own = BY_NAME.filter(([name]) => wanted.has(name)).map(([, words]) => words);
  const pattern = new RegExp(`(?<![\\p{L}])(?:${own.join('|')})(?:kenntnisse)?(?![\\p{L}])`, 'iu');
  patterns.set(names, pattern);
  return pattern;
}

/**
 * The languages that a text names, in order, each with its level: "Fluent German", "German (B2)", "German: native".
 * Where the first one has its level before it, so have the others; a level that stands before several is that of all.
 */
export function readSpoken(text: string): SpokenMention[] {
  const found = [...text.matchAll(MENTION)].map((match) => ({
    name: BY_NAME[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
  const first = found[0];
  if (first === undefined) return [];
  const isBefore = levelIn(clauseBefore(text.slice(0, first.start))) !== null;
  let shared: ReturnType<typeof levelIn> = null;
  return found.map((mention, at) => {
    const before = clauseBefore(text.slice(found[at - 1]?.end ?? 0, mention.start));
    const behind = text.slice(mention.end, found[at + 1]?.start).split(/^\)|[;|·•/\t]|\.\s/, 1)[0] ?? '';
    const grade = /(?<!\p{L})[abc][12](?!\p{L})/iu.test(behind) ? behind : '';
    if (isBefore) shared = levelIn(before) ?? shared;
    // "Spanish, some Korean": of this one alone.
    const own = at > 0 ? /(?<=[,;&]|\band) [\p{L} -]+ $/u.exec(before)?.[0] : undefined;
    const level = levelIn(grade) ?? (isBefore ? shared : levelIn(behind)) ?? levelIn(own ?? '');
    return { ...mention, level: level?.level ?? null, levelWords: level?.words ?? null };
  });
}

function clauseBefore(words: string): string {
  // "Bilingual (English/Spanish)": the bracket opens what the level is of.
  const open = words.replace(/\(\s*$/, '');
  return (open.split(/[;|·•\t:(]|\.\s/).at(-1) ?? '').slice(-48);
}

/** What is left of a text without the languages that it names and without their levels. */
export function withoutSpoken(text: string): string {
  return LEVEL.reduce(
    (left, [, pattern]) => left.replace(new RegExp(pattern.source, 'giu'), ' '),
    text.replace(MENTION, ' '),
  );
}

/** The names of a language in English, by any of its names; null for what is none. */
export function spokenName(text: string): string | null {
  const [mention] = readSpoken(text);
  return mention !== undefined && mention.start === 0 && mention.end === text.length ? mention.name : null;
}
