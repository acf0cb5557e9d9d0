import type { Line } from './line.ts';
import type { Language } from './profile.ts';

/** Languages that people speak, in English and in themselves. */
const NAMES = `english german french spanish italian portuguese dutch flemish danish swedish norwegian finnish icelandic
 polish czech slovak hungarian romanian bulgarian serbian croatian bosnian slovenian macedonian albanian greek turkish
 russian ukrainian belarusian lithuanian latvian estonian georgian armenian azerbaijani kazakh uzbek arabic hebrew
 persian farsi dari pashto kurdish urdu hindi punjabi bengali gujarati marathi tamil telugu kannada malayalam sinhala
 nepali mandarin cantonese chinese japanese korean vietnamese thai khmer lao burmese indonesian malay tagalog filipino
 javanese swahili amharic somali hausa yoruba igbo zulu xhosa afrikaans shona wolof twi catalan basque galician irish
 welsh gaelic maltese luxembourgish latin esperanto yiddish mongolian tibetan creole quechua
 deutsch englisch französisch spanisch italienisch portugiesisch niederländisch polnisch russisch türkisch arabisch
 chinesisch japanisch schwedisch dänisch norwegisch tschechisch ungarisch rumänisch griechisch kroatisch serbisch
 ukrainisch anglais allemand français espagnol italien portugais néerlandais arabe chinois japonais russe polonais
 inglés alemán francés español italiano portugués neerlandés árabe chino japonés ruso inglese tedesco francese spagnolo
 portoghese inglês alemão francês espanhol nederlands engels duits frans spaans euskera català galego`;

const NAME = new RegExp(
  `(?<![\\p{L}])(?:(?:american|british|brazilian|sign)\\s)?(?:${NAMES.trim().split(/\s+/).join('|')})(?:\\ssign\\slanguage)?(?![\\p{L}])`,
  'giu',
);

const LEVEL =
  /\b(?:native|mother tongue|bilingual|fluent|proficient|proficiency|advanced|intermediate|conversational|basic|beginner|elementary|limited|working|professional|spoken|written|near-native|[abc][12])\b|muttersprach|flie(?:ß|ss)end|verhandlungssicher|gute|grundkenntnisse|langue maternelle|courant|intermédiaire|débutant|nativo|nativa|fluido|avanzado|avançado|intermedio|intermediário|básico|madrelingua|moedertaal|vloeiend/iu;

const MOST = 12;

/** The languages that a resume lists, in its order. A row "Languages: Java, Kotlin" names none. */
export function readLanguages(lines: readonly Line[]): Language[] {
  const found: Language[] = [];
  const listed = lines.filter(
    (line) =>
      line.kind !== 'heading' && line.kind !== 'contact' && !line.isQuarantined && listsLanguages(line),
  );
  for (const line of listed) {
    const names = [...line.text.matchAll(NAME)];
    const own = names.map((match, index): Language => {
      const before = index === 0 ? line.text.slice(0, match.index) : '';
      const behind = line.text.slice(match.index + match[0].length, names[index + 1]?.index);
      return { name: match[0], level: levelIn(behind) ?? levelBefore(before) };
    });
    const last = found.at(-1);
    if (own.length > 0) found.push(...own);
    else if (last?.level === null && LEVEL.test(line.text) && line.text.length < 40)
      last.level = line.text.trim();
  }
  const seen = new Set<string>();
  return found
    .filter(({ name }) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
    .slice(0, MOST);
}

function listsLanguages(line: Line): boolean {
  if (line.section === 'languages') return line.text.length < 300;
  return line.text.length < 200 && /^(?:spoken )?languages?\s?(?:spoken)?(?::|\t)/i.test(line.text);
}

/** The words behind a name up to the next one, without the signs around them. */
function levelIn(words: string): string | null {
  const text = words
    .split(/[;|·•/]|(?<=\S)\t/)[0]
    ?.replace(/^[\s,:–—\t-]+|[\s,.:–—\t-]+$/gu, '')
    .replace(/^\(([^()]*)\)$/, '$1');
  return text !== undefined && text.length <= 60 && LEVEL.test(text) ? text.replace(/\t/g, ' ') : null;
}

/** "Fluent in Spanish". */
function levelBefore(words: string): string | null {
  const level = /(\p{L}[\p{L}-]*(?:\s\p{L}+)?)\sin\s?$/u.exec(words)?.[1] ?? '';
  return LEVEL.test(level) ? level : null;
}
