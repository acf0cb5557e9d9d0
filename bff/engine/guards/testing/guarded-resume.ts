import { createLocalAnalyzer } from '../../analyzer.ts';
import { documentFromText } from '../../extraction/document.ts';
import { noticesOfText } from '../guard-text.ts';

/** The resume of a nurse, whose every line is work. */
export const RESUME = `Ines Okafor
Experience
Registered Nurse, St Brannock Hospital, Mar 2016 - Present
Cares for patients of a surgical ward and watches their recovery.
Education
BSc Nursing, University of Porto, 2013`;
const JOB = { title: 'Backend Engineer', description: '- Go\n- PostgreSQL\n- Five years', skillTags: ['Go'] };

/** The resume with lines of its own at the end of its experience. */
export const withLines = (lines: string) =>
  documentFromText(lines === '' ? RESUME : RESUME.replace('Education', `${lines}\nEducation`));

/** What is told of lines that stand among those of the resume. */
export const noticesOf = (lines: string) => noticesOfText(withLines(lines));

/** How well the resume with these lines matches the position of an engineer. */
export async function scoreWith(lines: string) {
  const { match_score } = await createLocalAnalyzer().match({ ...withLines(lines), asOf: '2026-11' }, JOB);
  return match_score ?? 0;
}
