import { occupationSpace } from '../../taxonomy/occupation-space.ts';
import type { Near } from '../resume/evidence-index.ts';
import type { Compared } from './compare-whole.ts';

/** How near the lines and sentences of a resume are to a direction of a position: each is compared when it is asked for. */
export function nearTo({ resume, evidence, field }: Omit<Compared, 'posting'>, direction: number): Near {
  const { texts, terms, units, unitLengths } = resume;
  const { idf } = occupationSpace();
  return {
    field: (line) => {
      const length = texts.fieldLengths[line] ?? 0;
      if (length === 0) return 0;
      let sum = 0;
      for (let at = texts.starts[line] ?? 0; at < (texts.starts[line + 1] ?? 0); at += 1) {
        const known = terms.known[texts.ids[at] ?? 0] ?? 0;
        sum += ((texts.weights[at] ?? 0) / length) * field.fields.at(known, direction);
      }
      return Math.max(0, sum);
    },
    meaning: (unit) => {
      const row = evidence.rows[unit] ?? 0;
      const length = unitLengths[row] ?? 0;
      if (length === 0) return 0;
      const from = units[row] ?? 0;
      let sum = 0;
      for (let at = from; at < from + (evidence.lengths[unit] ?? 0); at += 1) {
        const known = terms.known[terms.ids[at] ?? 0] ?? -1;
        if (known >= 0) sum += ((idf[known] ?? 0) / length) * field.meanings.at(known, direction);
      }
      return Math.max(0, sum);
    },
  };
}
