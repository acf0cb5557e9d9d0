import { Stack } from '@shortlist/design-system/Stack';
import { TagField } from '@shortlist/design-system/TagField';
import { useEffect } from 'react';
import { SameSkills } from '../job-form/SameSkills.tsx';
import { SkillSearchState } from '../job-form/SkillSearchState.tsx';
import { useDetectedSkills } from '../job-form/use-found-skills.ts';
import { useSkillCompletions } from '../job-form/use-skill-completions.ts';
import { offersOf, TAG_LIMIT, withFoundTags, withTags } from './found-tags.ts';
import type { PositionDraft } from './position-draft.ts';
import { changeDraft } from './use-position-draft.ts';

interface SkillTagsFieldProps {
  readonly edit: PositionDraft['edit'];
}

/** The skills that the position requires. Those that its text names come by themselves. */
export function SkillTagsField({ edit: { title, description, details } }: SkillTagsFieldProps) {
  const found = useDetectedSkills(title, description);
  const { skills } = found;
  const completed = useSkillCompletions();
  useEffect(() => changeDraft((draft) => withFoundTags(draft, skills)), [skills]);

  return (
    <Stack gap={2}>
      <TagField
        label="Skill Tags"
        placeholder="Add a skill"
        description="Press Enter to add a skill. Required skills in the description are added automatically."
        limit={TAG_LIMIT}
        value={details.skillTags}
        {...completed}
        onChange={(tags) => changeDraft((draft) => withTags(draft, tags))}
        suggestions={offersOf(skills, details.skillTags)}
        suggestionsTitle="Also in the description"
      />
      <SameSkills
        tags={details.skillTags}
        known={skills}
        onChange={(tags) => changeDraft((draft) => withTags(draft, tags))}
      />
      <SkillSearchState found={found} />
    </Stack>
  );
}
