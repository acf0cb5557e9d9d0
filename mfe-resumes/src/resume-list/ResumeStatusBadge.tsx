import type { ResumeStatus } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';

const NAMES: Record<ResumeStatus, string> = { active: 'Active', reserve: 'Reserve', inactive: 'Inactive' };

/** Where the recruiter keeps the candidate. */
export function ResumeStatusBadge({ status }: { readonly status: ResumeStatus }) {
  return <Badge tone={status === 'active' ? 'accent' : 'neutral'}>{NAMES[status]}</Badge>;
}
