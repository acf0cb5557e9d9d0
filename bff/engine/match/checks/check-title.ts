import { quoteSpan } from '../../evidence/quotes.ts';
import type { Role } from '../../profile/profile.ts';
import { idfOf } from '../../taxonomy/occupation-space.ts';
import { fieldCosine, similarity } from '../field/field-of-work.ts';
import { RANKS } from './ranks.ts';
import { type CheckContext, type CheckResult, unclear } from './verdict.ts';

const SAME = 0.55;
const NEIGHBOR = 0.45;
const OF_RANK = 0.5;
/** What a word of a title says of the work. */
export function weighTitleWord(stem: string): number {
  return RANKS.has(stem) ? OF_RANK : idfOf(stem);
}

/** Checks the position's own title against the titles of the dated roles. */
export function checkTitle(context: CheckContext): CheckResult {
  const { reading } = context.resume;
  const roles = reading.profile.roles.flatMap((role, number) =>
    role.title === null ? [] : { role, number },
  );
  if (roles.length === 0) return unclear('No dated role names a title');
  const ranked = roles
    .map(({ role, number }) => ({ role, number, ...compare(number, context) }))
    .sort((a, b) => Math.max(b.same, b.near) - Math.max(a.same, a.near));
  const best = ranked.find(({ number }) => context.isSupported[number] === true);
  if (best === undefined || !isLike(best)) {
    const isClaimed = ranked[0] !== undefined && isLike(ranked[0]);
    return unclear(isClaimed ? 'A title that no line bears out' : 'No dated role has a title like it');
  }
  const quotes = [quoteSpan(reading, best.role.heading)];
  if (best.same >= SAME) return { verdict: 'met', share: Math.min(1, best.same + 0.2), quotes, note: null };
  return { verdict: 'met', share: Math.min(0.7, best.near), quotes, note: 'A neighbouring title' };
}

/** The roles whose title is like the position's and may not count. */
export function unsupportedTitles(context: CheckContext): Role[] {
  return context.resume.reading.profile.roles.filter(
    ({ title }, number) =>
      title !== null && context.isSupported[number] !== true && isLike(compare(number, context)),
  );
}

interface Likeness {
  readonly same: number;
  readonly near: number;
}

const isLike = ({ same, near }: Likeness): boolean => same >= SAME || near >= NEIGHBOR;

/** How much of the wanted title a role's title says in the same words, and how near its occupations are. */
function compare(role: number, { resume, evidence, asked, probe, job }: CheckContext): Likeness {
  const { terms, texts, reading } = resume;
  const row = reading.lines.length + role;
  const own = terms.ids.subarray(terms.starts[row], terms.starts[row + 1]);
  const words = new Set(Array.from(own, (id) => evidence.numbers[id] ?? -1));
  const shared = asked.ids.reduce(
    (sum, word, at) => (words.has(word) ? sum + (asked.weights[at] ?? 0) : sum),
    0,
  );
  const cosine = fieldCosine(job.field.fields, texts, { known: terms.known, text: row, direction: probe });
  return { same: asked.total === 0 ? 0 : shared / asked.total, near: similarity(cosine) };
}
