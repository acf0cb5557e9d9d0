import { quoteSpan } from '../evidence/quotes.ts';
import { readTerms } from '../language/terms.ts';
import { idfOf } from '../taxonomy/occupation-space.ts';
import { isBorneOut } from './borne-out.ts';
import { fieldOfText, nearness } from './field-of-work.ts';
import type { Requirement } from './requirements.ts';
import { type Case, type Finding, UNKNOWN } from './verdict.ts';

const SAME = 0.55;
const NEIGHBOUR = 0.45;
/** What a title earns whose role says nothing of such work. */
const TITLE_ALONE = 0.3;
/** Words of rank: they say how high, not what. */
const RANKS = new Set([
  'senior',
  'junior',
  'chief',
  'lead',
  'head',
  'principal',
  'staff',
  'assist',
  'associate',
  'deputy',
  'ii',
  'iii',
  'iv',
]);

/** Checks the position's own title against the titles of the dated roles. */
export function checkTitle(
  requirement: Requirement & { check: 'title' },
  { reading, evidence }: Case,
): Finding {
  const roles = reading.profile.roles.filter((role) => role.title !== null);
  if (roles.length === 0) return UNKNOWN('No dated role names a title');
  const ranked = roles
    .map((role) => ({ role, ...compare(requirement.title, role.title ?? '') }))
    .sort((a, b) => Math.max(b.same, b.near) - Math.max(a.same, a.near));
  const best = ranked[0];
  if (best === undefined || (best.same < SAME && best.near < NEIGHBOUR))
    return UNKNOWN('No dated role has a title like it');
  const quotes = [quoteSpan(reading, best.role.heading)];
  if (!isBorneOut(best.role, evidence)) {
    return { verdict: 'met', share: TITLE_ALONE, quotes, note: 'A title that no line below it bears out' };
  }
  if (best.same >= SAME) return { verdict: 'met', share: Math.min(1, best.same + 0.2), quotes, note: null };
  return { verdict: 'met', share: Math.min(0.7, best.near), quotes, note: 'A neighbouring title' };
}

/** How much of the wanted title a role's title says in the same words, and how near its occupations are. */
function compare(wanted: string, title: string): { same: number; near: number } {
  const own = new Set(readTerms(title).map((term) => term.stem));
  let total = 0;
  let shared = 0;
  for (const stem of new Set(readTerms(wanted).map((term) => term.stem))) {
    const weight = RANKS.has(stem) ? 0.5 : idfOf(stem);
    total += weight;
    if (own.has(stem)) shared += weight;
  }
  return { same: total === 0 ? 0 : shared / total, near: nearness(fieldOfText(wanted), fieldOfText(title)) };
}
