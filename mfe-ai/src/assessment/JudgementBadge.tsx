import type { Override } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { UserRoundCheck } from 'lucide-react';
import { judgementText } from './judgement-text.ts';

/** What a person says of a match, in a list that stays in the order of the computed score. */
export function JudgementBadge({ override }: { readonly override: Override | null }) {
  if (override === null) return null;
  return (
    <Badge tone="accent" icon={<UserRoundCheck aria-hidden />}>
      Your judgement: {judgementText(override)}
    </Badge>
  );
}
