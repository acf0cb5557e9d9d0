import { occupationSpace } from '../../taxonomy/occupation-space.ts';
import type { Near } from '../resume/evidence-index.ts';
import { fieldCosine } from './field-of-work.ts';
import type { Compared } from './other-words.ts';

/** How near the lines and sentences of a resume are to a direction of a position: each is compared when it is asked for. */
export function nearTo({ resume, field }: Pick<Compared, 'resume' | 'field'>, direction: number): Near {
  const { known, ids: terms } = resume.terms;
  const { idf } = occupationSpace();
  return {
    field: (line) => Math.max(0, fieldCosine(field.fields, resume, { text: line, direction })),
    meaning: (unit) => {
      const { from, latentLengths } = resume.units;
      const length = latentLengths[unit] ?? 0;
      if (length === 0) return 0;
      let sum = 0;
      for (let at = from[unit] ?? 0; at < (from[unit + 1] ?? 0); at += 1) {
        const term = known[terms[at] ?? 0] ?? -1;
        if (term >= 0) sum += (idf[term] ?? 0) * field.meanings.at(term, direction);
      }
      return Math.max(0, sum) / length;
    },
  };
}
