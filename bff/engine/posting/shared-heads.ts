import { isActionVerb } from '../extraction/lines/action-verbs.ts';
import { canonicalSkill, type SkillMention } from '../taxonomy/find-skills.ts';

const WORD = '[\\p{L}][\\p{L}\\d-]*';
const SIGN = '(?:\\s?[,/&]\\s?(?:and\\s|or\\s)?|\\s(?:and|or)\\s)';
/** A word, others that stand for it, and what they all are: "legal and factual research". */
const SHARED = new RegExp(`(?<![\\p{L}\\d-])(?=(${WORD})((?:${SIGN}${WORD}){1,4})\\s(${WORD}))`, 'gu');

/** The names whose last word stands further on, because others share it: "legal and factual research" names legal research. */
export function namesWithSharedHead(text: string): SkillMention[] {
  return [...text.matchAll(SHARED)].flatMap(({ 1: own = '', 2: others = '', 3: head = '', index }) => {
    if (others.split(/[^\p{L}\d-]+/u).some(isActionVerb)) return [];
    const name = canonicalSkill(`${own} ${head}`);
    return name === null ? [] : [{ name, start: index, end: index + own.length }];
  });
}
