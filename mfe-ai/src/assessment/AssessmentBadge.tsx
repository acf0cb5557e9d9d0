import type { Assessment } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { UserRoundCheck } from 'lucide-react';
import { assessmentText } from './assessment-text.ts';

/** What a person says of a match, in a list that stays in the order of the computed score. */
export function AssessmentBadge({ override }: { readonly override: Assessment | null }) {
  if (override === null) return null;
  return (
    <Badge tone="accent" icon={<UserRoundCheck aria-hidden />}>
      Your assessment: {assessmentText(override)}
    </Badge>
  );
}
