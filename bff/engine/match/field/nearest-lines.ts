import { occupationSpace } from '../../taxonomy/occupation-space.ts';
import type { Near } from '../resume/evidence-index.ts';
import type { Compared } from './compare-whole.ts';

/** How near the lines and sentences of a resume are to a direction of a position: each is compared when it is asked for. */
export function nearTo({ resume, evidence, field }: Omit<Compared, 'posting'>, direction: number): Near {
  const { known, ids: terms } = resume.terms;
  const { idf } = occupationSpace();
  return {
    field: (line) => {
      const { starts, ids, weights, fieldLengths } = resume.texts;
      const [from, to, length] = [starts[line] ?? 0, starts[line + 1] ?? 0, fieldLengths[line] ?? 0];
      if (length === 0) return 0;
      let sum = 0;
      for (let at = from; at < to; at += 1) {
        sum += ((weights[at] ?? 0) / length) * field.fields.at(known[ids[at] ?? 0] ?? 0, direction);
      }
      return Math.max(0, sum);
    },
    meaning: (unit) => {
      const row = evidence.rows[unit] ?? 0;
      const length = resume.unitLengths[row] ?? 0;
      if (length === 0) return 0;
      const from = resume.units[row] ?? 0;
      const to = from + (evidence.lengths[unit] ?? 0);
      let sum = 0;
      for (let at = from; at < to; at += 1) {
        const term = known[terms[at] ?? 0] ?? -1;
        if (term >= 0) sum += ((idf[term] ?? 0) / length) * field.meanings.at(term, direction);
      }
      return Math.max(0, sum);
    },
  };
}
