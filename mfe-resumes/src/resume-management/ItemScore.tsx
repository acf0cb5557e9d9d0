import type { Resume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Text } from '@shortlist/design-system/Text';

/** The score of a resume beside its name, out of 100; or that there is none yet. */
export function ItemScore({ resume: { analysis } }: { readonly resume: Resume }) {
  if (analysis === null) {
    return (
      <span>
        <Badge tone="pencil">Not scored yet</Badge>
      </span>
    );
  }
  return (
    <Text size="caption" tone="quiet">
      Score: {Math.round(analysis.score_overall * 100)}
    </Text>
  );
}
