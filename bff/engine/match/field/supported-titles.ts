import type { FieldSum } from '../../taxonomy/field-sum.ts';
import { occupationSpace } from '../../taxonomy/occupation-space.ts';
import { isOfPosting, LEAST_POSTING_WORDS } from '../resume/copied-lines.ts';
import { holds, nearnessOfTitle, sharedFieldSum } from '../resume/resume-vectors.ts';
import { addLatent, squareOf } from '../resume/weighted-texts.ts';
import type { Compared } from './compare-whole.ts';
import { onScale } from './job-field.ts';

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
    const row = resume.reading.lines.length + role;
    return nearnessOfTitle({ texts: resume.texts, terms: resume.terms, row }, rest) >= NEAR_THE_REST;
  });
}

/** By role, different words of the lines below its title that are not the posting's: no more than it needs. */
function ownWordsOf({ resume, evidence, posting }: Compared): readonly ReadonlySet<number>[] {
  const { reading, terms, roleOfLine } = resume;
  const met = reading.profile.roles.map(() => new Set<number>());
  for (const line of evidence.lines) {
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
function isNearPosition({ resume, evidence, field, posting }: Compared, role: number): boolean {
  const { starts, ids, weights } = resume.whole.roles;
  const sum = new Float64Array(occupationSpace().dimensions);
  let product = 0;
  for (let at = starts[role] ?? 0; at < (starts[role + 1] ?? 0); at += 1) {
    const id = ids[at] ?? 0;
    if (isOfPosting(posting, evidence.numbers[id] ?? -1)) continue;
    const known = resume.terms.known[id] ?? 0;
    addLatent(sum, known, weights[at] ?? 0);
    product += (weights[at] ?? 0) * field.latents.at(known, field.position);
  }
  const length = Math.sqrt(squareOf(sum));
  return length > 0 && onScale(product / length, field.latentScale) >= NEAR_THE_POSITION;
}

/** All words of the resume that are not the posting's; nothing else may use the sum meanwhile. */
function sumOfRest({ resume, evidence, posting }: Compared): FieldSum {
  const { ids, weights } = resume.whole.all;
  const field = sharedFieldSum();
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    if (isOfPosting(posting, evidence.numbers[id] ?? -1)) continue;
    field.add(resume.terms.known[id] ?? 0, weights[at] ?? 0);
  }
  return field;
}
