import { quoteSpan } from '../../evidence/quotes.ts';
import { spellOutTitle } from '../../language/abbreviations.ts';
import { readTerms } from '../../language/terms.ts';
import { type AskedWords, shareOf } from '../../posting/job-terms.ts';
import { occupationsOf } from '../../taxonomy/job-titles.ts';
import { idfOf } from '../../taxonomy/occupation-space.ts';
import { RANKS, rankOf } from '../../taxonomy/ranks.ts';
import { fieldCosine, similarity } from '../field/field-of-work.ts';
import { rowOf } from '../resume/resume-vectors.ts';
import { type CheckContext, type CheckResult, notMentioned } from './verdict.ts';

/** The share of the title's words, by how rare they are, from which on a title is the same; a designer of the web is none of products. */
export const SAME_TITLE = 0.7;
/** How near two titles lie in the space of occupations, if they are alike and O*NET and ESCO lack one of them. */
const NEAR_TITLE = 0.55;
const OF_RANK = 0.5;
/** What a word of a title says of the work. */
export function weighTitleWord(stem: string): number {
  return RANKS.has(stem) ? OF_RANK : idfOf(stem);
}

/** Checks the position's own title against the titles of the dated roles. */
export function checkTitle(wanted: string, context: CheckContext): CheckResult {
  const { reading } = context.resume;
  const titled = reading.profile.roles.flatMap(({ title, heading }, number) =>
    title === null ? [] : { title, heading, number },
  );
  if (titled.length === 0) return notMentioned('No dated role has a title');
  const alike = titled
    .map((role) => ({
      ...role,
      same: Math.max(
        sharedTitle(role.number, context.asked, context),
        sharedWhenSpelledOut(role.title, wanted),
      ),
    }))
    .filter((role) => role.same >= SAME_TITLE || isNear(role, wanted, context))
    .map((role) => ({ ...role, isBelow: rankOf(role.title) < rankOf(wanted) }))
    .sort((a, b) => b.same - a.same || Number(a.isBelow) - Number(b.isBelow));
  const best = alike.find(({ number }) => context.isSupported[number] === true);
  const shown = best ?? alike[0];
  if (shown === undefined) return notMentioned('No similar title in dated roles');
  const quotes = [quoteSpan(reading, shown.heading, shown.heading)];
  if (best === undefined)
    return { verdict: 'to_check', quotes, note: 'Similar title. Check what the role covered' };
  if (best.same < SAME_TITLE) return { verdict: 'partly', quotes, note: 'Similar title' };
  return best.isBelow
    ? { verdict: 'partly', quotes, note: 'Same work at a lower level' }
    : { verdict: 'met', quotes, note: null };
}

interface Titled {
  readonly title: string;
  /** The role that is called so. */
  readonly number: number;
}

/** Whether people of one occupation have both titles; where one of the titles is unknown, whether they are near. */
function isNear({ title, number }: Titled, wanted: string, { resume, job, probe }: CheckContext): boolean {
  const titles = [title, wanted].map(spellOutTitle);
  const [team, led] = titles.map(ledBy);
  if (team !== undefined && team === led) return true;
  const [own, others] = titles.map(occupationsOf);
  if (own !== undefined && others !== undefined && own.size > 0 && others.size > 0)
    return [...own].some((each) => others.has(each));
  const text = rowOf.title(resume, number);
  const cosine = fieldCosine(job.field.fields, resume, { text, direction: probe });
  return similarity(cosine) >= NEAR_TITLE;
}

/** "Quality assurance lead" and "quality assurance supervisor" lead the same. */
const LEADERS = /\b(?:lead|leader|supervisor|manager|foreman|forewoman)$/i;

const ledBy = (title: string): string | undefined =>
  LEADERS.test(title) ? title.replace(LEADERS, '').toLowerCase().trim() : undefined;

/** The same share, where a title has short forms that say more written out: "QA Lead" of a "Quality Assurance Lead". */
function sharedWhenSpelledOut(title: string, wanted: string): number {
  const [own, asked] = [title, wanted].map(spellOutTitle);
  if (own === undefined || asked === undefined || (own === title && asked === wanted)) return 0;
  const said = new Set(readTerms(own).map(({ stem }) => stem));
  const weights = readTerms(asked).map(({ stem }) => [stem, weighTitleWord(stem)] as const);
  const sum = (words: typeof weights) => words.reduce((total, [, weight]) => total + weight, 0);
  return sum(weights.filter(([stem]) => said.has(stem))) / (sum(weights) || 1);
}

/** The share of an asked title that the words of a role's title carry, 0 to 1. */
export function sharedTitle(role: number, asked: AskedWords, { resume, evidence }: CheckContext): number {
  const { terms } = resume;
  const row = rowOf.title(resume, role);
  const own = terms.ids.subarray(terms.starts[row], terms.starts[row + 1]);
  return shareOf(asked, new Set(Array.from(own, (id) => evidence.numbers[id] ?? -1)));
}
