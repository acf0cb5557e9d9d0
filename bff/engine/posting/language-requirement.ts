import { readSpoken, withoutSpoken } from '../language/spoken.ts';
import { readTerms } from '../language/terms.ts';
import type { LanguageAsked } from './requirements.ts';

/** What a posting says around a language without asking for anything else. */
const FILLER =
  /\b(?:both|written|writing|spoken|speaking|speaks?|speakers?|verbal|verbally|oral|orally|reading|reads?|writes?|skills?|communication|communicate|command|knowledge|level|languages?|another|second|additional|required?|preferred|plus|must|be|is|above|higher|minimum|ability|able|comfortable|helpful|useful|desirable|advantage|asset|bonus|highly|help|run|hold|kenntnisse|wort|schrift|von vorteil|nivel|idioma|hablado|escrito|english-speaking)\b/gi;
/** Words beside a language that leave it what is asked for. */
const MOST_BESIDE = 2;

/** The languages that a text asks for, one of which is enough; null where it asks for more than them. */
export function languageAskedIn(text: string): LanguageAsked | null {
  const mentions = readSpoken(text);
  const [first] = mentions;
  if (first === undefined) return null;
  if (readTerms(withoutSpoken(text).replace(FILLER, ' ')).length > MOST_BESIDE) return null;
  const level = /^bilingual$/i.test(first.levelWords ?? '') ? 4 : first.level;
  return { check: 'language', languages: [...new Set(mentions.map(({ name }) => name))], level };
}
