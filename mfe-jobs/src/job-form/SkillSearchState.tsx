import { Button } from '@shortlist/design-system/Button';
import styles from './JobForm.module.css';
import type { FoundSkills } from './use-found-skills.ts';

interface SkillSearchStateProps {
  readonly found: FoundSkills;
}

/** That the text is looked through for skills, or could not be; nothing once it was. */
export function SkillSearchState({ found: { error, isLooking, skills, retry } }: SkillSearchStateProps) {
  if (error) {
    return (
      <div className={styles.aside}>
        <output className={styles.search}>Failed to scan the description for skills</output>
        <Button variant="ghost" size="small" isPending={isLooking} onPress={retry}>
          Try Again
        </Button>
      </div>
    );
  }
  if (!isLooking || skills.length > 0) return null;
  return <output className={styles.search}>Finding skills…</output>;
}
