import { isOfPosting } from '../resume/copied-lines.ts';
import { type Compared, otherWordsIn } from './other-words.ts';

/** A line outside of a dated role proves a little less. */
const OUTSIDE = 0.9;
/** Lines of a resume that together answer a clause. */
const ANSWERS = 3;
/** How much nearer the posting's own words may bring a line than its other words do: they are easily put there. */
const LEEWAY = 0.09;

/** The mean over the clauses of how near their three best lines come, each clause by how much it tells, 0 to 1. */
export function compareClauses(pair: Compared): number {
  const { clauses } = pair.field;
  const best = new BestLines(clauses.length);
  for (const line of pair.resume.scoredLines) addLine(pair, line, best);
  return meanOf(clauses, best);
}

/** Of each clause the three best lines. */
class BestLines {
  readonly #best: Float64Array;

  constructor(clauses: number) {
    this.#best = new Float64Array(clauses * ANSWERS).fill(Number.NEGATIVE_INFINITY);
  }

  takes(clause: number, value: number): boolean {
    return value > (this.#best[clause * ANSWERS + ANSWERS - 1] ?? 0);
  }

  add(clause: number, value: number): void {
    const best = this.#best;
    const last = clause * ANSWERS + ANSWERS - 1;
    if (!this.takes(clause, value)) return;
    let place = last;
    for (; place > clause * ANSWERS && (best[place - 1] ?? 0) < value; place -= 1) {
      best[place] = best[place - 1] ?? 0;
    }
    best[place] = value;
  }

  /** Lines that are not there answer nothing. */
  meanOf(clause: number): number {
    let sum = 0;
    for (let at = clause * ANSWERS; at < (clause + 1) * ANSWERS; at += 1) {
      const value = this.#best[at] ?? 0;
      if (value !== Number.NEGATIVE_INFINITY) sum += value;
    }
    return sum / ANSWERS;
  }
}

function meanOf(clauses: readonly { weight: number }[], best: BestLines): number {
  let sum = 0;
  let total = 0;
  clauses.forEach(({ weight }, clause) => {
    sum += weight * best.meanOf(clause);
    total += weight;
  });
  return total === 0 ? 0 : Math.max(0, sum / total);
}

/** What the words of a line add to each clause, and those that are not the posting's. */
let sums = new Float64Array(128);

function addLine({ resume, evidence, field, posting }: Compared, line: number, best: BestLines): void {
  const { latents, clauses, firstClause } = field;
  const { starts, ids, weights, latentLengths } = resume.texts;
  const count = clauses.length;
  if (sums.length < 2 * count) sums = new Float64Array(4 * count);
  sums.fill(0, 0, 2 * count);
  let left = 0;
  for (let at = starts[line] ?? 0; at < (starts[line + 1] ?? 0); at += 1) {
    const id = ids[at] ?? 0;
    const isPostings = isOfPosting(posting, evidence.numbers[id] ?? -1);
    if (isPostings) left += 1;
    const first = latents.rowOf(resume.terms.known[id] ?? 0) + firstClause;
    addTo(latents.values, { from: first, count, weight: weights[at] ?? 0, isPostings });
  }
  const proof = resume.reading.lines[line]?.section === 'experience' ? 1 : OUTSIDE;
  const length = latentLengths[line] ?? 0;
  const ofWhole = length === 0 ? 0 : proof / length;
  let otherLength: number | null = null;
  for (let clause = 0; clause < count; clause += 1) {
    const whole = ofWhole * (sums[clause] ?? 0);
    if (left === 0 || whole <= LEEWAY) best.add(clause, whole);
    else if (best.takes(clause, whole)) {
      otherLength ??= otherWordsIn({ resume, evidence, posting }, line).length;
      const others = otherLength === 0 ? 0 : (proof / otherLength) * (sums[count + clause] ?? 0);
      best.add(clause, Math.min(whole, Math.max(0, others) + LEEWAY));
    }
  }
}

interface Added {
  readonly from: number;
  readonly count: number;
  readonly weight: number;
  readonly isPostings: boolean;
}

function addTo(values: Float64Array, { from, count, weight, isPostings }: Added): void {
  for (let clause = 0; clause < count; clause += 1) {
    const value = weight * (values[from + clause] ?? 0);
    sums[clause] = (sums[clause] ?? 0) + value;
    if (!isPostings) sums[count + clause] = (sums[count + clause] ?? 0) + value;
  }
}
