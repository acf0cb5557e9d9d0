import { type Requirement, requirements } from '@shortlist/api-contract';
import { requirements as schemas } from '@shortlist/api-contract/schemas';
import { queryOf } from '@shortlist/platform';
import { keepPreviousData, useDebouncedValue, useQuery } from '@shortlist/platform/query';

/** Milliseconds without a change after which the text is read. */
const PAUSE = 600;

/** What is read in a job description while it is written. */
export interface RequirementReading {
  /** While another text is read, still those of the one before; null until there is a text that was read. */
  readonly requirements: readonly Requirement[] | null;
  readonly isReading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * The requirements of a job description, once the typing pauses. The question about a text that has changed since is
 * canceled, and its answer never shown.
 */
export function useRequirementReading(title: string, text: string): RequirementReading {
  const asked = {
    title: useDebouncedValue(title.trim(), PAUSE),
    text: useDebouncedValue(text.trim(), PAUSE),
  };
  const isWorthIt = asked.text !== '' && schemas.read.body.safeParse(asked).success;
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(requirements.read, { body: asked }),
    enabled: isWorthIt,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return {
    requirements: (isWorthIt && data?.requirements) || null,
    isReading: isFetching,
    error: isWorthIt ? error : null,
    retry: () => void refetch(),
  };
}
