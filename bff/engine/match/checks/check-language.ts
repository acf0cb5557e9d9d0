import { itemAround, moved } from '../../evidence/clause.ts';
import { quoteSpan } from '../../evidence/quotes.ts';
import { namesLanguage, readSpoken, type SpokenMention } from '../../language/spoken.ts';
import type { LanguageAsked, Requirement } from '../../posting/requirements.ts';
import type { Line } from '../../profile/line.ts';
import { isScoredLine } from '../resume/resume-vectors.ts';
import { type CheckContext, type CheckResult, notMentioned } from './verdict.ts';

/** Where a language is named as one that somebody speaks. */
const LISTS = new Set(['languages', 'skills', 'education']);
const SPEAKS =
  /\b(?:speak\w*|spoken|fluen\w+|bilingual|multilingual|trilingual|native|proficien\w+|languages?|translat\w+|interpret\w*|conversational)\b/i;

/** "French Pastry School" teaches no French. */
const OF_A_SCHOOL = /^(?:\s\p{Lu}\p{L}+){0,3}\s(?:School|Academy|Institute|College|University)\b/u;

/** A language that a line of the resume names. */
interface Shown extends SpokenMention {
  readonly line: Line;
}

/** Checks languages by their level: a lower one speaks against, one without a level answers half, silence is unknown. */
export function checkLanguage(requirement: Requirement & LanguageAsked, context: CheckContext): CheckResult {
  const ranked = shownIn(requirement.languages, context).toSorted((a, b) => rank(b) - rank(a));
  const best = [...Map.groupBy(ranked, ({ name }) => name).values()].flatMap(([first]) => first ?? []);
  const last = best[requirement.needed - 1];
  const quotes = [...best, ...ranked.filter((each) => !best.includes(each))].map((each) =>
    quoteOf(each, context),
  );
  if (best.length === 0) return notMentioned('Language not mentioned');
  if (last === undefined)
    return { verdict: 'partly', quotes, note: `${best.length} of ${requirement.needed} mentioned` };
  return { ...levelOf(last, requirement.level), quotes };
}

function levelOf({ level, levelWords }: Shown, asked: LanguageAsked['level']): Omit<CheckResult, 'quotes'> {
  if (level === null && asked !== null) return { verdict: 'partly', note: 'Level not mentioned' };
  if (level === null || level >= (asked ?? LEAST_SPOKEN)) return { verdict: 'met', note: null };
  if (asked === null) return { verdict: 'partly', note: 'Basic level' };
  return { verdict: 'not_met', note: `Lower level listed: “${levelWords ?? ''}”` };
}

/** Where no level is asked for, more than the basics. */
const LEAST_SPOKEN = 2;

/** A language without a level may be spoken well: it stands above a few words. */
const rank = ({ level }: Shown): number => level ?? 1.5;

function shownIn(names: readonly string[], { resume, mixedIn }: CheckContext): Shown[] {
  return resume.reading.lines
    .filter((line) => isScoredLine(resume, line.index) && namesLanguage(line.text, names))
    .filter((line) => LISTS.has(line.section) || SPEAKS.test(line.text))
    .flatMap((line) => readSpoken(line.text).map((mention) => ({ ...mention, line })))
    .filter(({ name, line, start, end }) => {
      const [from, to] = [line.start + start, line.start + end];
      if (OF_A_SCHOOL.test(line.text.slice(end))) return false;
      return names.includes(name) && !mixedIn.some((span) => span.start < to && from < span.end);
    });
}

/** The language with the words that say its level. */
function quoteOf({ line, start, end, levelWords }: Shown, { resume: { reading } }: CheckContext) {
  const at = levelWords === null ? -1 : nearest(line.text, levelWords, { start, end });
  const deciding =
    at < 0 || levelWords === null
      ? { start, end }
      : { start: Math.min(start, at), end: Math.max(end, at + levelWords.length) };
  const span = itemAround(line.text, deciding);
  return quoteSpan(reading, moved(span, line.start), moved(deciding, line.start));
}

function nearest(text: string, words: string, { start, end }: { start: number; end: number }): number {
  const behind = text.indexOf(words, end);
  const before = text.lastIndexOf(words, start);
  if (behind < 0 || before < 0) return Math.max(behind, before);
  return behind - end < start - before ? behind : before;
}
