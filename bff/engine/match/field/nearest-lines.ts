import type { PreparedMatch } from '../prepared-match.ts';
import type { JobField } from './job-field.ts';

/** By direction of the position: the line whose field of work is nearest, and how near, as a cosine. */
export interface NearestLines {
  /** Numbers of lines; -1 where no line tells a field. */
  readonly lines: Int32Array;
  readonly cosines: Float64Array;
}

/** Finds the nearest lines of all directions in one pass over the words. */
export function findNearestLines({ resume, evidence }: PreparedMatch, { fields }: JobField): NearestLines {
  const { known } = resume.terms;
  const { starts, ids, weights, fieldLengths } = resume.texts;
  const lines = new Int32Array(fields.count).fill(-1);
  const cosines = new Float64Array(fields.count).fill(-1);
  const sums = new Float64Array(fields.count);
  for (const line of evidence.lines) {
    const length = fieldLengths[line] ?? 0;
    if (length === 0) continue;
    sums.fill(0);
    for (let at = starts[line] ?? 0; at < (starts[line + 1] ?? 0); at += 1) {
      const added = fields.of(known[ids[at] ?? 0] ?? 0);
      const weight = (weights[at] ?? 0) / length;
      for (let each = 0; each < sums.length; each += 1)
        sums[each] = (sums[each] ?? 0) + weight * (added[each] ?? 0);
    }
    for (let each = 0; each < sums.length; each += 1) {
      const cosine = sums[each] ?? 0;
      if (cosine <= (cosines[each] ?? 0)) continue;
      cosines[each] = cosine;
      lines[each] = line;
    }
  }
  return { lines, cosines };
}
