import { readSpoken, withoutSpoken } from '../language/spoken.ts';
import { readTerms } from '../language/terms.ts';
import type { LanguageAsked } from './requirements.ts';
import { neededOf } from './skill-names.ts';

/** What a posting says around a language without asking for anything else. */
const FILLER =
  /\b(?:both|written|writing|spoken|speaking|speaks?|speakers?|verbal|verbally|oral|orally|reading|reads?|writes?|skills?|communication|communicate|command|knowledge|level|languages?|another|second|additional|required?|preferred|plus|must|be|is|above|higher|minimum|ability|able|comfortable|helpful|useful|desirable|advantage|asset|bonus|highly|help|run|hold|kenntnisse|wort|schrift|von vorteil|nivel|idioma|hablado|escrito|english-speaking)\b/gi;
/** The level that work in a language needs. */
const WORKING = 3;
/** Who is bilingual in "English/Spanish" speaks both. */
const BILINGUAL = /\b(?:bi|tri|multi)lingual\b/i;
/** "English and Spanish (spoken and written)", "Languages: English and Spanish": neither opens examples. */
const NO_EXAMPLES = /[():]/g;
/** "English and at least one other language, such as German or French": those before it, and one of those behind. */
const AND_ANOTHER = /\b(?:and|plus) (?:at least )?(?:one (?:other|more|further)|another|a second)\b/i;
/** Words beside a language that leave it what is asked for. */
const MOST_BESIDE = 2;

/** The languages that a text asks for; null where it asks for more than them. */
export function languageAskedIn(text: string): LanguageAsked | null {
  const mentions = readSpoken(text);
  const [first] = mentions;
  if (first === undefined) return null;
  if (readTerms(withoutSpoken(text).replace(FILLER, ' ')).length > MOST_BESIDE) return null;
  const level = BILINGUAL.test(first.levelWords ?? '') ? WORKING : first.level;
  const languages = [...new Set(mentions.map(({ name }) => name))];
  const said = text.replace(NO_EXAMPLES, ' ');
  const joined = BILINGUAL.test(text) ? said.replaceAll('/', ' and ') : said;
  const another = AND_ANOTHER.exec(text)?.index ?? 0;
  const before = new Set(mentions.flatMap(({ name, start }) => (start < another ? [name] : []))).size;
  const isAnyOf = /\b(?:an?|one|another) (?:other |second |foreign |third )?language\b/i.test(text);
  const count = isAnyOf ? 1 : languages.length;
  const needed = before > 0 ? Math.min(before + 1, languages.length) : neededOf(joined, count);
  return { check: 'language', languages, needed, level };
}
