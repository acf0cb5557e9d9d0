import type { Resume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { dateOf } from '../shared/date.ts';

/** In a list: when a resume goes, because it is older than the account keeps resumes. */
export function DeletionNote({ resume }: { readonly resume: Pick<Resume, 'deletes_on'> }) {
  if (resume.deletes_on === null) return null;
  return <Badge tone="caution">Will be deleted on {dateOf(resume.deletes_on)}</Badge>;
}
