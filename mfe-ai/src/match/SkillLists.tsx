import { Badge } from '@shortlist/design-system/Badge';
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
      <h3 className={styles.title}>
        {title} <span className={styles.count}>{skills.length}</span>
      </h3>
      {skills.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.list}>
          {skills.map((skill) => (
            <li key={skill}>
              <Badge tone={tone}>{skill}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
