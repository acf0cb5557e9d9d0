import { Badge } from '@shortlist/design-system/Badge';
import { Columns } from '@shortlist/design-system/Columns';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';

interface SkillListsProps {
  readonly matched: readonly string[];
  readonly missing: readonly string[];
}

/** The skills that the position asks for, by whether the resume names them. */
export function SkillLists({ matched, missing }: SkillListsProps) {
  if (matched.length + missing.length === 0) return null;
  return (
    <Columns widths={280} gap={6}>
      <SkillList title="Matched skills" skills={matched} none="None found in the resume" tone="neutral" />
      <SkillList title="Missing skills" skills={missing} none="None missing" tone="pencil" />
    </Columns>
  );
}

interface SkillListProps {
  readonly title: string;
  readonly skills: readonly string[];
  readonly none: string;
  readonly tone: 'neutral' | 'pencil';
}

function SkillList({ title, skills, none, tone }: SkillListProps) {
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Text as="h3" size="panel">
        {title}{' '}
        <Text tone="quiet" weight={450}>
          {skills.length}
        </Text>
      </Text>
      {skills.length === 0 ? (
        <Text as="p" size="dense" tone="quiet">
          {none}
        </Text>
      ) : (
        <Inline as="ul" gap={1.5} align="stretch">
          {skills.map((skill) => (
            <Stack as="li" key={skill}>
              <Badge tone={tone}>{skill}</Badge>
            </Stack>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
