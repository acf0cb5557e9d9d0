import { Badge } from '@shortlist/design-system/Badge';
import { Link } from '@shortlist/design-system/Link';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { LONGEST } from '../resume-queries/longest.ts';
import styles from './ResumeTable.module.css';

const MOST = 3;

interface SkillListProps {
  readonly skills: readonly string[];
  /** The list of everyone who has a skill. */
  readonly hrefOf: (skill: string) => string;
}

/** The first skills of a resume, each leading to everyone who has it, and how many more there are. */
export function SkillList({ skills, hrefOf }: SkillListProps) {
  if (skills.length === 0) return <Text tone="quiet">None found</Text>;
  return (
    <Inline as="span" gap={1} isOneLine className={styles.skills}>
      {skills.slice(0, MOST).map((skill) =>
        skill.length > LONGEST.skill ? (
          <Badge key={skill}>{skill}</Badge>
        ) : (
          <Link key={skill} variant="quiet" href={hrefOf(skill)} title={`Show all candidates with ${skill}`}>
            <Badge>{skill}</Badge>
          </Link>
        ),
      )}
      {skills.length > MOST && (
        <Text tone="quiet" title={skills.slice(MOST).join(', ')}>
          +{skills.length - MOST}
        </Text>
      )}
    </Inline>
  );
}
