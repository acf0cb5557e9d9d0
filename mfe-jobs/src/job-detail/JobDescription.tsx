import { Badge } from '@shortlist/design-system/Badge';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Prose } from '@shortlist/design-system/Prose';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';

interface JobDescriptionProps {
  readonly text: string;
  readonly tags: readonly string[];
}

/** The text of a position as it was written, and its skill tags. */
export function JobDescription({ text, tags }: JobDescriptionProps) {
  return (
    <Card>
      <CardHeader title="Description" />
      <Stack as={CardBody}>
        {text.trim() ? (
          <Prose text={text} />
        ) : (
          <Text as="p" tone="quiet">
            No description. Resumes are matched against the title only.
          </Text>
        )}
        {tags.length > 0 && (
          <Inline as="ul" gap={1.5} aria-label="Skill Tags">
            {tags.map((tag) => (
              <Inline as="li" key={tag}>
                <Badge>{tag}</Badge>
              </Inline>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
