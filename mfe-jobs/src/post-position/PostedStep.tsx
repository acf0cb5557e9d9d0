import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDate } from '@shortlist/platform';
import { CircleCheck } from 'lucide-react';
import { TagList } from '../tags/TagList.tsx';
import styles from './PostPosition.module.css';
import type { PositionDraft } from './position-draft.ts';
import { startOver } from './use-position-draft.ts';

interface PostedStepProps {
  readonly posted: NonNullable<PositionDraft['posted']>;
  readonly details: PositionDraft['edit']['details'];
}

/** The success view: what was posted, and what to do with it. */
export function PostedStep({ posted: { id, name }, details }: PostedStepProps) {
  const { company, dueDate, skillTags, tagColor } = details;
  const facts = [company, dueDate && `Due ${formatDate(dueDate)}`].filter(Boolean).join(', ');
  return (
    <Stack align="start">
      <CircleCheck className={styles.done} aria-hidden size={32} />
      <Text as="h3" size="heading" wrap="anywhere" className={styles.name} tabIndex={-1} data-start>
        {name} posted
      </Text>
      <Text as="p" wrap="anywhere" className={styles.facts}>
        {facts && `${facts}. `}The position is active. Next, match resumes to it.
      </Text>
      {skillTags.length > 0 && <TagList tags={skillTags} color={tagColor} />}
      <Inline>
        <ButtonLink variant="primary" href={`/new-dashboard?tab=analyze&mode=matching&job=${id}`}>
          Match Resumes
        </ButtonLink>
        <ButtonLink href={`/new-dashboard?tab=position-list&job=${id}`}>View Position</ButtonLink>
        <ButtonLink href="/new-dashboard?tab=upload&mode=resume">Upload Resumes</ButtonLink>
        <Button variant="ghost" onPress={startOver}>
          Post Another Position
        </Button>
      </Inline>
    </Stack>
  );
}
