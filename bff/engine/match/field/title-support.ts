import { isOfPosting, LEAST_POSTING_WORDS } from '../resume/copied-lines.ts';
import { rowOf } from '../resume/resume-vectors.ts';
import { timesLatent } from '../resume/weighted-texts.ts';
import { fieldCosine } from './field-of-work.ts';
import { type Compared, otherWordsIn } from './other-words.ts';

/** How far a title that its lines bear out may stand above what the resume says in other words. */
const TITLE_ABOVE = 0.3;
/** In the latent space: lines of other work come no nearer to a title than the first, and those of its work as near at least as the second. */
const IN_OTHER_WORDS = [0.05, 0.25] as const;
/** The same of a title in the posting's own words, which is easily copied. */
const IN_ITS_WORDS = [0.1, 0.5] as const;
/** A title of which so much is the posting's words is in its words. */
const COPIED = 0.5;
/** What such a title counts as far as nothing bears it out, of what the resume says in other words. */
const NOT_BORNE_OUT = 0.5;
/** Fewer different words of somebody's own bear out nothing, nor do they speak against it. */
const LEAST_OWN_WORDS = 4;

/** What the titles of a resume may be believed by. */
interface Claimed {
  /** By role, whether its title may count at all. */
  readonly isSupported: readonly boolean[];
  /** How near the resume comes to the position in words that are not the posting's, on its scale. */
  readonly own: number;
}

/**
 * How near the nearest title of a role is to the position's, 0 to 1. A title counts as far as the rest of the resume says as much in
 * words that are not the posting's, and beyond that as far as the lines below it and all of the resume bear out what it names.
 * One in the posting's own words has to be borne out by more.
 */
export function titleSupport(pair: Compared, { isSupported, own }: Claimed): number {
  const { resume, field } = pair;
  const { titleProbe: direction } = field;
  if (direction === null) return 0;
  let nearest = 0;
  isSupported.forEach((mayCount, role) => {
    const text = rowOf.title(resume, role);
    const near = mayCount ? fieldCosine(field.fields, resume, { text, direction }) : 0;
    if (Math.min(near, own + TITLE_ABOVE) <= nearest) return;
    nearest = Math.max(nearest, believed(pair, { role, near, own }));
  });
  return nearest;
}

interface NearTitle {
  readonly role: number;
  readonly near: number;
  readonly own: number;
}

/** How much of a title's nearness counts. What bears it out is looked at last: that takes longest. */
function believed(pair: Compared, { role, near, own }: NearTitle): number {
  if (pair.posting.words < LEAST_POSTING_WORDS) return Math.min(near, own + TITLE_ABOVE);
  const isCopied = isInWordsOfPosting(pair, role);
  const least = isCopied && own > 0 ? own * NOT_BORNE_OUT : own;
  if (near <= least) return near;
  const share = shareBorneOut(pair, role, isCopied ? IN_ITS_WORDS : IN_OTHER_WORDS);
  return Math.min(near, least + share * (own - least + TITLE_ABOVE));
}

/** Whether most of what a title says is said in words of the posting. */
function isInWordsOfPosting({ resume, evidence, posting }: Compared, role: number): boolean {
  const { starts, ids, weights } = resume.texts;
  const row = rowOf.title(resume, role);
  let [copied, all] = [0, 0];
  for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
    const weight = weights[at] ?? 0;
    all += weight;
    if (isOfPosting(posting, evidence.numbers[ids[at] ?? 0] ?? -1)) copied += weight;
  }
  return copied > COPIED * all;
}

type Range = readonly [none: number, all: number];

/** How far the lines of a role and the whole resume bear out its title, 0 to 1, whichever does less. */
function shareBorneOut(pair: Compared, role: number, range: Range): number {
  const { resume } = pair;
  const { titleTimesRole, titleTimesAll } = resume.whole;
  const title = { role, range };
  const ofRole = shareOf(pair, {
    ...title,
    text: rowOf.role(resume, role),
    times: titleTimesRole[role] ?? 0,
  });
  const ofAll = { ...title, text: rowOf.all(resume), times: titleTimesAll[role] ?? 0 };
  return ofRole === 0 ? 0 : Math.min(ofRole, shareOf(pair, ofAll));
}

interface Bearing {
  readonly role: number;
  readonly range: Range;
  /** The text that may bear the title out, and their product. */
  readonly text: number;
  readonly times: number;
}

/** By the words of the text that are not the posting's; too few of them tell nothing. */
function shareOf(pair: Compared, { role, range: [none, all], text, times }: Bearing): number {
  const { count, length, shared } = otherWordsIn(pair, text);
  if (count < LEAST_OWN_WORDS) return 1;
  const { resume } = pair;
  const { starts, ids, weights, latentLengths } = resume.texts;
  const title = rowOf.title(resume, role);
  let product = times;
  for (let at = starts[title] ?? 0; at < (starts[title + 1] ?? 0); at += 1) {
    product -= (weights[at] ?? 0) * timesLatent(shared, resume.terms.known[ids[at] ?? 0] ?? 0);
  }
  const lengths = length * (latentLengths[title] ?? 0);
  const cosine = lengths === 0 ? 0 : product / lengths;
  return Math.min(1, Math.max(0, (cosine - none) / (all - none)));
}
