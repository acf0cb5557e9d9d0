import { clauseAround, itemAround } from '../../evidence/clause.ts';
import { quoteSpan, type ResumeQuote } from '../../evidence/quotes.ts';
import type { Requirement } from '../../posting/requirements.ts';
import type { SkillPlace, SkillUse } from '../../profile/skill-uses.ts';
import { relatedSkills } from '../../taxonomy/related-skills.ts';
import { LISTED_ONLY, noteFor, skillCredit } from '../resume/context-support.ts';
import { isScoredLine } from '../resume/resume-vectors.ts';
import { checkStatement } from './check-statement.ts';
import { type CheckContext, type CheckResult, unclear } from './verdict.ts';

/** A skill that vouches for another earns at most so much of its points. */
const MOST_RELATED = 0.6;

/** Checks named skills: in use earns all points, listed only half, a related one a part; absent is unknown. */
export function checkSkill(
  requirement: Requirement & { check: 'skill' },
  context: CheckContext,
): CheckResult {
  const known = usesOf(requirement.skills, context);
  if (known.length > 0) return findingOf(known, context);
  const worded = unnamed(context);
  return worded.verdict === 'met' ? worded : (related(requirement, context) ?? worded);
}

function usesOf(names: readonly string[], context: CheckContext): SkillUse[] {
  return names
    .flatMap((name) => context.resume.reading.skillUses.find((use) => use.name === name) ?? [])
    .map((use) => onlyIn(use, context))
    .filter((use) => use.used.length + use.listed.length > 0);
}

function findingOf(known: readonly SkillUse[], context: CheckContext): CheckResult {
  const best = known.filter((use) => use.used.length > 0);
  const quotes = (best.length > 0 ? best : known).slice(0, 2).flatMap((use) => quoteUse(use, context));
  const credit = skillCredit(context.ownWork);
  if (best.length > 0) return { verdict: 'met', share: credit, quotes, note: noteFor(context.ownWork) };
  const isListed = known.every((use) => use.listed.every((place) => place.line.section === 'skills'));
  const note = isListed ? 'Skills list only, no use described' : 'Named, no use described';
  return { verdict: 'met', share: LISTED_ONLY * credit, quotes, note };
}

/** A skill that the taxonomy doesn't know is looked for by its words. */
function unnamed(context: CheckContext): CheckResult {
  const found = checkStatement(context, 1);
  if (found.verdict !== 'met' || found.share < 0.9) return unclear('No sentence speaks of it');
  return { ...found, share: found.share * skillCredit(context.ownWork), note: noteFor(context.ownWork) };
}

/** The skill that vouches most for one that is asked. */
function related({ skills }: Requirement & { check: 'skill' }, context: CheckContext): CheckResult | null {
  const found = skills.flatMap((asked) =>
    relatedSkills(asked).flatMap(({ name, weight }) => {
      const uses = usesOf([name], context);
      if (uses.length === 0) return [];
      const finding = findingOf(uses, context);
      const share = Math.min(MOST_RELATED, weight) * finding.share;
      return [{ ...finding, share, note: `${name}, related to ${asked}` }];
    }),
  );
  return found.sort((a, b) => b.share - a.share)[0] ?? null;
}

function onlyIn(use: SkillUse, { resume, mixedIn }: CheckContext): SkillUse {
  const keep = (places: readonly SkillPlace[]) =>
    places.filter(
      ({ line, start, end }) =>
        isScoredLine(resume, line.index) && !mixedIn.some((span) => span.start < end && start < span.end),
    );
  return { ...use, used: keep(use.used), listed: keep(use.listed) };
}

function quoteUse(use: SkillUse, { resume: { reading } }: CheckContext): ResumeQuote[] {
  const place = use.used[0] ?? use.listed[0];
  if (place === undefined) return [];
  const { line } = place;
  const deciding = { start: place.start - line.start, end: place.end - line.start };
  const clause = (use.used.length > 0 ? clauseAround : itemAround)(line.text, deciding);
  return [quoteSpan(reading, { start: line.start + clause.start, end: line.start + clause.end })];
}
