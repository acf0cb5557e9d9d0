import { type Resume, type ResumeNotes, type ResumeStatus, resumes } from '@shortlist/api-contract';
import { parseResumeNotes, serializeResumeNotes } from '@shortlist/api-contract/schemas';
import { call, queryClient, queryOf, refresh } from '@shortlist/platform';

/** The change of each resume that is under way: one after the other, or the slower of two could be the one that stays. */
const turns = new Map<string, Promise<unknown>>();

/**
 * Changes what the recruiter keeps beside a resume. The notes are read again first: another tab, or another part of
 * this one, may have changed them since they were shown.
 *
 * @returns the resume as stored, once every screen has it.
 * @throws ApiError what the server refused, or that it could not be asked.
 */
export function changeNotes(id: string, change: (notes: ResumeNotes) => ResumeNotes): Promise<Resume> {
  const turn = (turns.get(id) ?? Promise.resolve()).catch(() => {}).then(() => save(id, change));
  turns.set(id, turn);
  const forget = () => void (turns.get(id) === turn && turns.delete(id));
  turn.then(forget, forget);
  return turn;
}

/** Keeps a resume among the active, the reserve or the inactive ones. */
export function changeStatus(id: string, status: ResumeStatus): Promise<Resume> {
  return changeNotes(id, ({ text, metadata }) => ({ text, metadata: { ...metadata, status } }));
}

async function save(id: string, change: (notes: ResumeNotes) => ResumeNotes): Promise<Resume> {
  const { notes } = await call(resumes.get, { params: { id } });
  const body = { notes: serializeResumeNotes(change(parseResumeNotes(notes))) };
  const changed = await call(resumes.update, { params: { id }, body });
  queryClient.setQueryData(queryOf(resumes.get, { params: { id } }).queryKey, changed);
  await refresh(resumes.update);
  return changed;
}
