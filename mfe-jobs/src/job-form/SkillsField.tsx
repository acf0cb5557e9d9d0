import { Stack } from '@shortlist/design-system/Stack';
import { TagField } from '@shortlist/design-system/TagField';
import { SameSkills } from './SameSkills.tsx';
import { SkillSearchState } from './SkillSearchState.tsx';
import { suggestionsOf } from './skill-suggestions.ts';
import { useDetectedSkills } from './use-found-skills.ts';
import { useSkillCompletions } from './use-skill-completions.ts';

interface SkillsFieldProps {
  /** Where skills are looked for: title and text of the posting. */
  readonly title: string;
  readonly text: string;
  readonly value: readonly string[];
  readonly onChange: (skills: string[]) => void;
}

/** The skills that a position requires; those that its text names are offered. */
export function SkillsField({ title, text, value, onChange }: SkillsFieldProps) {
  const found = useDetectedSkills(title, text);
  const completed = useSkillCompletions();
  return (
    <Stack gap={2}>
      <TagField
        label="Skill Tags"
        placeholder="Add a skill"
        description="Used for matching and search."
        value={value}
        {...completed}
        onChange={onChange}
        suggestions={suggestionsOf(found.skills, value)}
        suggestionsTitle="Found in the description"
      />
      <SameSkills tags={value} known={found.skills} onChange={onChange} />
      <SkillSearchState found={found} />
    </Stack>
  );
}
