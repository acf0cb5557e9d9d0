import { Badge } from '@shortlist/design-system/Badge';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import styles from './SkillLists.module.css';

interface SkillListsProps {
  readonly matched: readonly string[];
  readonly missing: readonly string[];
}

/** The skills that the position asks for, by whether the resume names them. */
export function SkillLists({ matched, missing }: SkillListsProps) {
  if (matched.length + missing.length === 0) return null;
  return (
    <div className={styles.lists}>
      <SkillList title="Matched skills" skills={matched} none="None found in the resume" tone="neutral" />
      <SkillList title="Missing skills" skills={missing} none="None missing" tone="pencil" />
    </div>
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
    <section aria-label={title}>
      <Text as="h3" size="panel">
        {title}{' '}
        <Text tone="quiet" weight={450}>
          {skills.length}
        </Text>
      </Text>
      {skills.length === 0 ? (
        <Text as="p" size="dense" tone="quiet" className={styles.none}>
          {none}
        </Text>
      ) : (
        <Inline as="ul" gap={1.5} align="stretch" className={styles.list}>
          {skills.map((skill) => (
            <li key={skill}>
              <Badge tone={tone}>{skill}</Badge>
            </li>
          ))}
        </Inline>
      )}
    </section>
  );
}
