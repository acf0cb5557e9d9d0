import { type FieldSum, sharedFieldSum } from '../../taxonomy/field-sum.ts';
import { isOfPosting, LEAST_POSTING_WORDS } from '../resume/copied-lines.ts';
import { holds, nearnessOfTitle, rowOf } from '../resume/resume-vectors.ts';
import { onScale } from './job-field.ts';
import { type Compared, otherWordsIn } from './other-words.ts';

/** With fewer different words of its own a role says nothing; then the rest of the resume has to speak of such work. */
const LEAST_OWN_WORDS = 4;
/** How near the rest has to come, in words that are not the posting's. */
const NEAR_THE_REST = 0.12;
/** On the position's scale: 0 is any occupation, 1 somebody of the field. */
const NEAR_THE_POSITION = 0.15;

/** By role, whether its title may count: the lines below it bear it out, or where it has none of its own the rest of the resume. */
export function rolesWithSupportedTitle(pair: Compared): readonly boolean[] {
  const { resume } = pair;
  const { roles } = resume.reading.profile;
  if (pair.posting.words < LEAST_POSTING_WORDS) return roles.map(() => true);
  const ownWords = ownWordsOf(pair);
  let rest: FieldSum | null = null;
  return roles.map(({ title }, role) => {
    const hasOwnWords = ownWords[role]?.size === LEAST_OWN_WORDS;
    if (title === null) return hasOwnWords;
    if (hasOwnWords) return resume.whole.isBorneOut[role] === true || isNearPosition(pair, role);
    rest ??= sumOfRest(pair);
    const row = rowOf.title(resume, role);
    return nearnessOfTitle({ texts: resume.texts, terms: resume.terms, row }, rest) >= NEAR_THE_REST;
  });
}

/** By role, different words of the lines below its title that are not the posting's: no more than it needs. */
function ownWordsOf({ resume, evidence, posting }: Compared): readonly ReadonlySet<number>[] {
  const { reading, terms, roleOfLine, scoredLines } = resume;
  const met = reading.profile.roles.map(() => new Set<number>());
  for (const line of scoredLines) {
    const { role = null, start = 0, end = 0 } = reading.lines[line] ?? {};
    const words = role === null ? undefined : met[roleOfLine[line] ?? 0];
    if (role === null || words === undefined || holds({ start, end }, role.heading)) continue;
    for (let at = terms.starts[line] ?? 0; at < (terms.starts[line + 1] ?? 0); at += 1) {
      if (words.size === LEAST_OWN_WORDS) break;
      const id = terms.ids[at] ?? 0;
      if (!isOfPosting(posting, evidence.numbers[id] ?? -1)) words.add(id);
    }
  }
  return met;
}

/** Whether the words of a role that are not the posting's are of the position's kind of work, whatever its title is called. */
function isNearPosition(pair: Compared, role: number): boolean {
  const { resume, evidence, field, posting } = pair;
  const { starts, ids, weights } = resume.texts;
  const text = rowOf.role(resume, role);
  let product = 0;
  for (let at = starts[text] ?? 0; at < (starts[text + 1] ?? 0); at += 1) {
    const id = ids[at] ?? 0;
    if (isOfPosting(posting, evidence.numbers[id] ?? -1)) continue;
    product += (weights[at] ?? 0) * field.latents.at(resume.terms.known[id] ?? 0, field.position);
  }
  const { length } = otherWordsIn(pair, text);
  return length > 0 && onScale(product / length, field.latentScale) >= NEAR_THE_POSITION;
}

/** All words of the resume that are not the posting's; nothing else may use the sum meanwhile. */
function sumOfRest({ resume, evidence, posting }: Compared): FieldSum {
  const { starts, ids, weights } = resume.texts;
  const all = rowOf.all(resume);
  const field = sharedFieldSum();
  for (let at = starts[all] ?? 0; at < (starts[all + 1] ?? 0); at += 1) {
    const id = ids[at] ?? 0;
    if (isOfPosting(posting, evidence.numbers[id] ?? -1)) continue;
    field.add(resume.terms.known[id] ?? 0, weights[at] ?? 0);
  }
  return field;
}
