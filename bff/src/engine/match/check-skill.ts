import { clauseAround, itemAround } from '../evidence/clause.ts';
import { quoteSpan, type ResumeQuote } from '../evidence/quotes.ts';
import type { SkillPlace, SkillUse } from '../profile/skill-uses.ts';
import { checkStatement } from './check-statement.ts';
import type { Requirement } from './requirements.ts';
import { type Case, type Finding, UNKNOWN } from './verdict.ts';
import { mayCount } from './whole-resume.ts';

/** What a skill earns that is listed and never shown in use. */
const LISTED_ONLY = 0.5;

/** Checks named skills: in use earns all points, listed only half, absent is unknown. */
export function checkSkill(requirement: Requirement & { check: 'skill' }, context: Case): Finding {
  const uses = requirement.skills.flatMap(
    (name) => context.resume.reading.skillUses.find((use) => use.name === name) ?? [],
  );
  const known = uses
    .map((use) => onlyIn(use, context))
    .filter((use) => use.used.length + use.listed.length > 0);
  if (known.length === 0) return unnamed(context);
  const best = known.filter((use) => use.used.length > 0);
  const quotes = (best.length > 0 ? best : known).slice(0, 2).flatMap((use) => quoteUse(use, context));
  if (best.length > 0) return { verdict: 'met', share: 1, quotes, note: null };
  const isListed = known.every((use) => use.listed.every((place) => place.line.section === 'skills'));
  const note = isListed ? 'Skills list only, no use described' : 'Named, no use described';
  return { verdict: 'met', share: LISTED_ONLY, quotes, note };
}

/** A skill that the taxonomy doesn't know is looked for by its words. */
function unnamed(context: Case): Finding {
  const found = checkStatement(context);
  return found.verdict === 'met' && found.share >= 0.9 ? found : UNKNOWN('No sentence speaks of it');
}

function onlyIn(use: SkillUse, { resume }: Case): SkillUse {
  const keep = (places: readonly SkillPlace[]) => places.filter(({ line }) => mayCount(resume, line.index));
  return { ...use, used: keep(use.used), listed: keep(use.listed) };
}

function quoteUse(use: SkillUse, { resume: { reading } }: Case): ResumeQuote[] {
  const place = use.used[0] ?? use.listed[0];
  if (place === undefined) return [];
  const { line } = place;
  const deciding = { start: place.start - line.start, end: place.end - line.start };
  const clause = (use.used.length > 0 ? clauseAround : itemAround)(line.text, deciding);
  return [quoteSpan(reading, { start: line.start + clause.start, end: line.start + clause.end })];
}
