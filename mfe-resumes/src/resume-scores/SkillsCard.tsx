import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { useState } from 'react';
import { SkillBadges } from '../resume-facts/SkillBadges.tsx';

const FIRST = 18;

/** The skills that the resume lists. */
export function SkillsCard({ skills }: { readonly skills: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? skills : skills.slice(0, FIRST);
  return (
    <Card>
      <CardHeader title="Skills" note={skills.length > 0 ? String(skills.length) : undefined} />
      <Stack as={CardBody} gap={3} align="start">
        {skills.length === 0 && (
          <Text as="p" tone="quiet">
            No skills listed
          </Text>
        )}
        {skills.length > 0 && <SkillBadges skills={shown} />}
        {skills.length > FIRST && (
          <Button size="small" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${skills.length}`}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
