import { lineAt } from '../../evidence/quotes.ts';
import type { Reading } from '../../profile/reading.ts';
import type { SkillPlace } from '../../profile/skill-uses.ts';
import { evidenceFor } from '../resume/evidence-index.ts';
import { isScoredLine, SECTION_EVIDENCE_WEIGHTS } from '../resume/resume-vectors.ts';
import type { SoughtName } from '../resume/sought-name.ts';
import type { CheckContext } from './verdict.ts';

/** Words from the first to the last of a name's, where they don't stand side by side. */
const MOST_APART = 4;
/** All words of a name, but for what adding them up loses. */
const ALL = 0.999;

/** Where a resume has a name: as the taxonomy finds it or what is one of it, as it is written, or in all its words close together. */
export function findNamed(name: SoughtName, context: CheckContext): SkillPlace[] {
  const { resume, mixedIn } = context;
  const { reading } = resume;
  const places = name.shownBy.flatMap((skill) => usesOf(skill, reading));
  if (places.length === 0) places.push(...writtenIn(name, context));
  if (places.length === 0) places.push(...inItsWords(name, context));
  return places.filter(
    ({ line, start, end }) =>
      isScoredLine(resume, line.index) && !mixedIn.some((span) => span.start < end && start < span.end),
  );
}

function usesOf(skill: string, { skillUses }: Reading): SkillPlace[] {
  const use = skillUses.find(({ name }) => name === skill);
  return use === undefined ? [] : [...use.used, ...use.listed];
}

function writtenIn({ pattern }: SoughtName, { resume: { reading } }: CheckContext): SkillPlace[] {
  if (pattern === null) return [];
  return [...reading.text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
    const line = lineAt(reading, index);
    return line === undefined ? [] : [{ line, start: index, end: index + words.length }];
  });
}

function inItsWords({ words }: SoughtName, context: CheckContext): SkillPlace[] {
  const { reading } = context.resume;
  const [best] = words === null ? [] : evidenceFor(words, context);
  const line = best === undefined ? undefined : reading.lines[best.line];
  if (best === undefined || line === undefined) return [];
  if (best.share / SECTION_EVIDENCE_WEIGHTS[line.section] < ALL) return [];
  const { start, end } = best.deciding;
  if (line.text.slice(start, end).split(/\s+/).length > MOST_APART) return [];
  return [{ line, start: line.start + start, end: line.start + end }];
}
