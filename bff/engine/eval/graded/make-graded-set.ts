import { asDocument, type EvalData, type Judged } from '../data.ts';
import { type Graded, peopleOf, strangerOf } from './people.ts';
import { type Field, type Half, readFields } from './read-fields.ts';
import { FORMS, writePosting } from './write-posting.ts';
import { writeResume } from './write-resume.ts';

const STRANGERS = 4;

/** Positions of half of the fields, each in every form, with resumes whose grade follows from how they are made. */
export function makeGradedSet(half: Half): EvalData {
  const fields = readFields(half);
  const jobs: [string, ReturnType<typeof writePosting>][] = [];
  const resumes: [string, ReturnType<typeof asDocument>][] = [];
  const judged: Judged[] = [];
  for (const [place, field] of fields.entries()) {
    for (const [turn, form] of FORMS.entries()) {
      const job = `${field.title}, ${form}`;
      jobs.push([job, writePosting(field, form)]);
      [...peopleOf(field, place + turn), ...strangersOf(field, { fields, turn })].forEach(
        ({ grade, kind, who }, number) => {
          const resume = `${job}: ${number}, ${kind}`;
          resumes.push([resume, asDocument(writeResume(who, 20 * place + number))]);
          judged.push({ job, resume, grade, isRelevant: grade >= 3 });
        },
      );
    }
  }
  return { jobs: new Map(jobs), resumes: new Map(resumes), judged, pairs: [] };
}

/** Good people of other fields, none of a group with this one; another posting of it has others. */
function strangersOf(own: Field, { fields, turn }: { fields: readonly Field[]; turn: number }): Graded[] {
  const place = fields.indexOf(own);
  return [...fields.slice(place + 1), ...fields.slice(0, place)]
    .filter(({ group }) => group !== own.group)
    .filter((_, at) => at % 2 === turn % 2)
    .slice(0, STRANGERS)
    .map((field) => ({ grade: 0, kind: `of another field: ${field.title}`, who: strangerOf(field, turn) }));
}
