import { type Resume, resumes } from '@shortlist/api-contract';
import { call } from '@shortlist/platform';
import { dateOf } from '../shared/date.ts';

/** So many characters of a file name are searched for. */
const LONGEST_SEARCH = 200;

/** The stored resume whose file has the same name; null when there is none, or nobody can tell now. */
export async function findTwin(file: File): Promise<Resume | null> {
  const query = { search: file.name.slice(0, LONGEST_SEARCH), limit: 20 };
  const found = await call(resumes.list, { query }).catch(() => null);
  return found?.resumes.find(({ file_name }) => isSameName(file_name, file.name)) ?? null;
}

/** What is said beside a file that is there already. */
export function twinSentence(file: File, { size_bytes, candidate_name, uploaded_at }: Resume): string {
  const since = `the resume of ${candidate_name}, ${dateOf(uploaded_at)}`;
  return size_bytes === file.size
    ? `Already uploaded: same name and size as ${since}.`
    : `Same name as ${since}.`;
}

function isSameName(a: string, b: string): boolean {
  return a.normalize().toLowerCase() === b.normalize().toLowerCase();
}
