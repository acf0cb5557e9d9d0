import { jobs, type SuggestedSkill } from '@shortlist/api-contract';
import type { TagCompletion } from '@shortlist/design-system/TagField';
import { queryOf } from '@shortlist/platform';
import { keepPreviousData, useDebouncedValue, useQuery } from '@shortlist/platform/query';
import { useMemo, useState } from 'react';

/** Milliseconds without a key after which the server is asked what was meant. */
const PAUSE = 150;
/** As much as the server takes, and a tag has. */
const LONGEST = 60;

/**
 * The skills that what is typed may mean. Until the server has answered they are those of the text before that still
 * fit; where it does not answer there are none, and what is typed becomes a tag all the same.
 */
export function useSkillCompletions() {
  const [draft, setDraft] = useState('');
  const typed = draft.trim();
  const asked = useDebouncedValue(typed, PAUSE);
  const { data, isPlaceholderData } = useQuery({
    ...queryOf(jobs.suggestSkills, { query: { typed: asked } }),
    enabled: asked !== '' && asked.length <= LONGEST,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const isAnswer = asked === typed && !isPlaceholderData;
  const completions = useMemo(
    () => completionsOf(data?.skills ?? [], isAnswer ? '' : typed),
    [data, isAnswer, typed],
  );
  return { completions, onDraftChange: setDraft };
}

/** The skills as the field offers them; where they answer another text, only those with these letters. */
function completionsOf(skills: readonly SuggestedSkill[], letters: string): TagCompletion[] {
  const isMeant = (name: string | null) => name?.toLowerCase().includes(letters.toLowerCase());
  return skills
    .filter(({ name, alias }) => isMeant(name) || isMeant(alias))
    .map(({ name, alias }) => (alias === null ? { tag: name } : { tag: name, alias }));
}
