import { Badge } from '@shortlist/design-system/Badge';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { useState } from 'react';
import styles from './SkillsCard.module.css';

const FIRST = 18;

/** The skills that the resume lists. */
export function SkillsCard({ skills }: { readonly skills: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? skills : skills.slice(0, FIRST);
  return (
    <Card>
      <CardHeader title="Skills" note={skills.length > 0 ? String(skills.length) : undefined} />
      <CardBody className={styles.body}>
        {skills.length === 0 && (
          <Text as="p" tone="quiet">
            No skills listed
          </Text>
        )}
        {skills.length > 0 && (
          <Inline as="ul" gap={1.5} align="stretch" className={styles.skills}>
            {shown.map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </Inline>
        )}
        {skills.length > FIRST && (
          <Button size="small" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${skills.length}`}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
