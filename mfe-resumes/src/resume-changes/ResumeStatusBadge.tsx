import type { ResumeStatus } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { STATUS_NAMES } from './status-names.ts';

/** Where the recruiter keeps the candidate. */
export function ResumeStatusBadge({ status }: { readonly status: ResumeStatus }) {
  return <Badge tone={status === 'active' ? 'accent' : 'neutral'}>{STATUS_NAMES[status]}</Badge>;
}
