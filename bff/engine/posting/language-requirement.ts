import { readSpoken, withoutSpoken } from '../language/spoken.ts';
import { readTerms } from '../language/terms.ts';
import { capitalizeItem } from './capitalize-item.ts';
import type { LanguageAsked } from './requirements.ts';

type Demand = LanguageAsked & { text: string };

/** What a posting says around a language without asking for anything else. */
const FILLER =
  /\b(?:both|written|writing|spoken|speaking|speaks?|speakers?|verbal|verbally|oral|orally|reading|reads?|writes?|skills?|communication|communicate|command|knowledge|level|languages?|another|second|additional|required?|preferred|plus|must|be|is|above|higher|minimum|ability|able|comfortable|helpful|useful|desirable|advantage|asset|bonus|highly|kenntnisse|wort|schrift|von vorteil|nivel|idioma|hablado|escrito|english-speaking)\b/gi;

/** The languages that a text asks for: one requirement each, alternatives in one. Nothing where it asks for more than them. */
export function languageRequirementsOf(text: string): Demand[] {
  const mentions = readSpoken(text);
  if (mentions.length === 0) return [];
  if (readTerms(withoutSpoken(text).replace(FILLER, ' ')).length > 1) return [];
  const between = mentions.slice(1).map(({ start }, at) => text.slice(mentions[at]?.end, start));
  const isAny = mentions.length === 1 || between.some((words) => /\b(?:or|oder|o)\b/i.test(words));
  const level = ({ level: own, levelWords }: (typeof mentions)[number]) =>
    /^bilingual$/i.test(levelWords ?? '') ? 4 : own;
  if (isAny) {
    const [first] = mentions;
    const names = mentions.map(({ name }) => name);
    return [
      {
        check: 'language',
        languages: [...new Set(names)],
        level: first === undefined ? null : level(first),
        text,
      },
    ];
  }
  return mentions.map((mention, at) => ({
    check: 'language',
    languages: [mention.name],
    level: level(mention),
    text: partOf(text, at, mentions),
  }));
}

/** The words of one of several languages: what stands between the others, without what joins them. */
function partOf(text: string, at: number, mentions: readonly { start: number; end: number }[]): string {
  const from = at === 0 ? 0 : (mentions[at - 1]?.end ?? 0);
  const until = mentions[at + 1] === undefined ? text.length : (mentions[at]?.end ?? text.length);
  const words = text
    .slice(from, until)
    .replace(/^(?:[\s,/&]|\(.*?\)|(?:and|und|y|et)\s)+/i, '')
    .trim();
  return capitalizeItem(words);
}
