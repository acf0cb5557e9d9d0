import type { Resume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { formatDate } from '@shortlist/platform';

/** In a list: when a resume goes, because it is older than the account keeps resumes. */
export function DeletionNote({ resume }: { readonly resume: Pick<Resume, 'deletes_on'> }) {
  if (resume.deletes_on === null) return null;
  return <Badge tone="caution">Will be deleted on {formatDate(resume.deletes_on)}</Badge>;
}
