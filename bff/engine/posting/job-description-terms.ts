import type { AnalyzedJob } from '../analyzed.ts';
import { termVectorOf } from '../match/field/field-of-work.ts';
import { headOfTitle } from '../taxonomy/job-titles.ts';
import { statementsIn } from './statements.ts';

/** The title of a position says in few words what its description says in many. */
const TITLE_WEIGHT = 4;

/**
 * How often a posting says each word of the work. What stands under the heading of the company, of benefits or of the law is left
 * out: a hospital looks for accountants, too. A posting of nothing else is read as it stands.
 */
export function jobDescriptionTerms({ title, description, skillTags }: AnalyzedJob): Map<string, number> {
  const said = statementsIn(description).filter(({ part }) => part !== 'skip');
  const texts = said.length === 0 ? [description] : said.map(({ text }) => text);
  const head = headOfTitle(title);
  const rest = [title.replace(head, ''), ...texts, skillTags.join(', ')];
  return termVectorOf(head, TITLE_WEIGHT, termVectorOf(rest.join('\n')));
}
