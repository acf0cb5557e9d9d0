import { jobs } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { queryOf } from '@shortlist/platform';
import { useQueries } from '@shortlist/platform/query';
import { useState } from 'react';
import { sameSkillsOf } from './same-skills.ts';

interface SameSkillsProps {
  readonly tags: readonly string[];
  /** Skills by the engine's own names, which need no asking. */
  readonly known: readonly { readonly name: string }[];
  readonly onChange: (tags: string[]) => void;
}

/** Says of each tag that was added here whether it is another name of one that is there, and takes it out where that is wished. */
export function SameSkills({ tags, known, onChange }: SameSkillsProps) {
  const [before] = useState(tags);
  const asked = tags.filter((tag) => !before.includes(tag) && !known.some(({ name }) => name === tag));
  const answers = useQueries({
    queries: asked.map((typed) => ({
      ...queryOf(jobs.suggestSkills, { query: { typed } }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  });
  const suggested = new Map(asked.map((tag, index) => [tag, answers[index]?.data?.skills ?? []]));
  return sameSkillsOf(tags, suggested).map(({ tag, as }) => (
    <Inline key={tag}>
      <Text as="output" size="caption" tone="quiet">
        {tag} is the same skill as {as}, which is already added.
      </Text>
      <Button variant="ghost" size="small" onPress={() => onChange(tags.filter((each) => each !== tag))}>
        Keep only {as}
      </Button>
    </Inline>
  ));
}
