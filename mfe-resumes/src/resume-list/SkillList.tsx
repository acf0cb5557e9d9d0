import { Badge } from '@shortlist/design-system/Badge';
import styles from './ResumeTable.module.css';

const MOST = 3;

/** The first skills of a resume, and how many more there are. */
export function SkillList({ skills }: { readonly skills: readonly string[] }) {
  if (skills.length === 0) return <span className={styles.none}>None found</span>;
  return (
    <span className={styles.skills}>
      {skills.slice(0, MOST).map((skill) => (
        <Badge key={skill}>{skill}</Badge>
      ))}
      {skills.length > MOST && (
        <span className={styles.more} title={skills.slice(MOST).join(', ')}>
          +{skills.length - MOST}
        </span>
      )}
    </span>
  );
}
