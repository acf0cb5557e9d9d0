import { occupationSpace } from '../../taxonomy/occupation-space.ts';
import type { PreparedMatch } from '../prepared-match.ts';
import type { JobField } from './job-field.ts';
import type { QueryVectors } from './query-vectors.ts';

/** How near the field of work of each line is to each direction of the position, as cosines. */
export interface NearestLines {
  readonly directions: number;
  /** By line those of all directions, one behind another; 0 where it is not scored, tells no field, or is far. */
  readonly cosines: Float64Array;
  /** By sentence or item of the evidence the same in the latent space. */
  readonly meanings: Float64Array;
}

/** Compares the lines with all directions in one pass over the words. */
export function findNearestLines({ resume, evidence }: PreparedMatch, job: JobField): NearestLines {
  const { fields } = job;
  const { known } = resume.terms;
  const { starts, ids, weights, fieldLengths } = resume.texts;
  const { count: directions } = fields;
  const cosines = new Float64Array(resume.reading.lines.length * directions);
  for (const line of evidence.lines) {
    const length = fieldLengths[line] ?? 0;
    if (length === 0) continue;
    const sums = cosines.subarray(line * directions, (line + 1) * directions);
    for (let at = starts[line] ?? 0; at < (starts[line + 1] ?? 0); at += 1) {
      const added = fields.of(known[ids[at] ?? 0] ?? 0);
      const weight = (weights[at] ?? 0) / length;
      for (let each = 0; each < sums.length; each += 1)
        sums[each] = (sums[each] ?? 0) + weight * (added[each] ?? 0);
    }
    for (let each = 0; each < sums.length; each += 1) sums[each] = Math.max(0, sums[each] ?? 0);
  }
  const meanings = meaningsOf({ resume, evidence }, job.meanings);
  return { directions, cosines, meanings };
}

function meaningsOf({ resume, evidence }: Pick<PreparedMatch, 'resume' | 'evidence'>, asked: QueryVectors) {
  const { terms, units, unitLengths } = resume;
  const { idf } = occupationSpace();
  const meanings = new Float64Array(evidence.rows.length * asked.count);
  evidence.rows.forEach((row, unit) => {
    const length = unitLengths[row] ?? 0;
    if (length === 0) return;
    const sums = meanings.subarray(unit * asked.count, (unit + 1) * asked.count);
    const from = units[row] ?? 0;
    for (let at = from; at < from + (evidence.lengths[unit] ?? 0); at += 1) {
      const known = terms.known[terms.ids[at] ?? 0] ?? -1;
      if (known < 0) continue;
      const added = asked.of(known);
      const weight = (idf[known] ?? 0) / length;
      for (let each = 0; each < sums.length; each += 1)
        sums[each] = (sums[each] ?? 0) + weight * (added[each] ?? 0);
    }
    for (let each = 0; each < sums.length; each += 1) sums[each] = Math.max(0, sums[each] ?? 0);
  });
  return meanings;
}
