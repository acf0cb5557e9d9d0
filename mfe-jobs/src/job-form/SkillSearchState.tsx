import { Button } from '@shortlist/design-system/Button';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { FoundSkills } from './use-found-skills.ts';

interface SkillSearchStateProps {
  readonly found: FoundSkills;
}

/** That the text is looked through for skills, or could not be; nothing once it was. */
export function SkillSearchState({ found: { error, isLooking, skills, retry } }: SkillSearchStateProps) {
  if (error) {
    return (
      <Inline>
        <Text as="output" size="caption" tone="quiet">
          Failed to scan the description for skills
        </Text>
        <Button variant="ghost" size="small" isPending={isLooking} onPress={retry}>
          Try Again
        </Button>
      </Inline>
    );
  }
  if (!isLooking || skills.length > 0) return null;
  return (
    <Text as="output" size="caption" tone="quiet">
      Finding skills…
    </Text>
  );
}
