import { Button } from '@shortlist/design-system/Button';
import { TagField } from '@shortlist/design-system/TagField';
import styles from './JobForm.module.css';
import { suggestionsOf } from './skill-suggestions.ts';
import { type FoundSkills, useFoundSkills } from './use-found-skills.ts';

interface SkillsFieldProps {
  /** Where skills are looked for: title and text of the posting. */
  readonly title: string;
  readonly text: string;
  readonly value: readonly string[];
  readonly onChange: (skills: string[]) => void;
}

/** The skills that a position requires; those that its text names are offered. */
export function SkillsField({ title, text, value, onChange }: SkillsFieldProps) {
  const found = useFoundSkills(title, text);
  return (
    <div className={styles.skills}>
      <TagField
        label="Required skills"
        placeholder="Add a skill"
        description="Resumes are matched against them, and positions are found by them."
        value={value}
        onChange={onChange}
        suggestions={suggestionsOf(found.skills, value)}
        suggestionsTitle="Found in the text"
      />
      <SearchState found={found} />
    </div>
  );
}

function SearchState({ found: { error, isLooking, skills, retry } }: { readonly found: FoundSkills }) {
  if (error) {
    return (
      <div className={styles.failed}>
        <output className={styles.search}>The text could not be looked through for skills.</output>
        <Button variant="ghost" size="small" isPending={isLooking} onPress={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!isLooking || skills.length > 0) return null;
  return <output className={styles.search}>Looking for skills in the text</output>;
}
