import { type Job, parseJobDescription } from '@shortlist/api-contract';

/** What the screens call the company of a position that names none. */
export const DEFAULT_COMPANY = 'Your Company';

/** Characters of a description that a list shows. */
const PREVIEW = 60;

/** The beginning of a position's description, as one line; what is longer is cut and ends with an ellipsis. */
export function excerptOf({ description }: Pick<Job, 'description'>): string {
  const text = Array.from(parseJobDescription(description).text.replaceAll(/\s+/g, ' ').trim());
  return text.length > PREVIEW ? `${text.slice(0, PREVIEW).join('')}…` : text.join('');
}

/** The company of a position, as the screens call it. */
export function companyOf({ company }: Pick<Job, 'company'>): string {
  return company ?? DEFAULT_COMPANY;
}
