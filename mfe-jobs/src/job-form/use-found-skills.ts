import { type FoundSkill, jobs } from '@shortlist/api-contract';
import { SkillQuestion } from '@shortlist/api-contract/schemas';
import { queryOf } from '@shortlist/platform';
import { keepPreviousData, useDebouncedValue, useQuery } from '@shortlist/platform/query';

/** Milliseconds without a change after which the text is looked through. */
const PAUSE = 500;

export interface FoundSkills {
  /** While another text is looked through, still those of the one before. */
  readonly skills: readonly FoundSkill[];
  readonly isLooking: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

const NONE: readonly FoundSkill[] = [];

/**
 * The skills that the server finds in a posting, once the typing pauses. The question about a posting that has
 * changed since is canceled, and its answer never shown.
 */
export function useDetectedSkills(title: string, text: string): FoundSkills {
  const asked = {
    title: useDebouncedValue(title.trim(), PAUSE),
    text: useDebouncedValue(text.trim(), PAUSE),
  };
  const isWorthIt = asked.title + asked.text !== '' && SkillQuestion.safeParse(asked).success;
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(jobs.findSkills, { body: asked }),
    enabled: isWorthIt,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return {
    skills: (isWorthIt && data?.skills) || NONE,
    isLooking: isFetching,
    error: isWorthIt ? error : null,
    retry: () => void refetch(),
  };
}
