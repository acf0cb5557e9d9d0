import { quoteSpan } from '../../evidence/quotes.ts';
import type { AskedWords } from '../../posting/job-terms.ts';
import { idfOf } from '../../taxonomy/occupation-space.ts';
import { fieldCosine, similarity } from '../field/field-of-work.ts';
import { RANKS, rankOf } from './ranks.ts';
import { type CheckContext, type CheckResult, notMentioned } from './verdict.ts';

/** The share of the title's words, by how rare they are, from which on a title is the same; a designer of the web is none of products. */
export const SAME_TITLE = 0.7;
/** How near two titles lie in the space of occupations where one is told as a neighbor of the other. */
const NEIGHBOR = 0.45;
const OF_RANK = 0.5;
/** What a word of a title says of the work. */
export function weighTitleWord(stem: string): number {
  return RANKS.has(stem) ? OF_RANK : idfOf(stem);
}

/** Checks the position's own title against the titles of the dated roles. */
export function checkTitle(wanted: string, context: CheckContext): CheckResult {
  const { reading } = context.resume;
  const roles = reading.profile.roles.flatMap((role, number) =>
    role.title === null ? [] : { role, number },
  );
  if (roles.length === 0) return notMentioned('No dated role has a title');
  const ranked = roles
    .map((each) => ({
      ...each,
      ...compare(each.number, context),
      isBelow: rankOf(each.role.title ?? '') < rankOf(wanted),
    }))
    .sort(
      (a, b) => Math.max(b.same, b.near) - Math.max(a.same, a.near) || Number(a.isBelow) - Number(b.isBelow),
    );
  const best = ranked.find((each) => isLike(each) && context.isSupported[each.number] === true);
  const shown = best ?? ranked.find(isLike);
  if (shown === undefined) return notMentioned('No similar title in dated roles');
  const quotes = [quoteSpan(reading, shown.role.heading, shown.role.heading)];
  if (best === undefined)
    return { verdict: 'to_check', quotes, note: 'Similar title. Check what the role covered' };
  if (best.same < SAME_TITLE) return { verdict: 'partly', quotes, note: 'Similar title' };
  return best.isBelow
    ? { verdict: 'partly', quotes, note: 'Same work at a lower level' }
    : { verdict: 'met', quotes, note: null };
}

interface Likeness {
  readonly same: number;
  readonly near: number;
}

const isLike = ({ same, near }: Likeness): boolean => same >= SAME_TITLE || near >= NEIGHBOR;

/** How much of the wanted title a role's title says in the same words, and how near its occupations are. */
function compare(role: number, context: CheckContext): Likeness {
  const { resume, asked, probe, job } = context;
  const { terms, texts, reading } = resume;
  const text = reading.lines.length + role;
  const cosine = fieldCosine(job.field.fields, texts, { known: terms.known, text, direction: probe });
  return { same: sharedTitle(role, asked, context), near: similarity(cosine) };
}

/** The share of an asked title that the words of a role's title carry, 0 to 1. */
export function sharedTitle(role: number, asked: AskedWords, { resume, evidence }: CheckContext): number {
  const { terms, reading } = resume;
  const row = reading.lines.length + role;
  const own = terms.ids.subarray(terms.starts[row], terms.starts[row + 1]);
  const words = new Set(Array.from(own, (id) => evidence.numbers[id] ?? -1));
  const shared = asked.ids.reduce(
    (sum, word, at) => (words.has(word) ? sum + (asked.weights[at] ?? 0) : sum),
    0,
  );
  return asked.total === 0 ? 0 : shared / asked.total;
}
