import type { Resume } from '@shortlist/api-contract';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { LoadError } from '@shortlist/platform';
import type { ReactNode } from 'react';
import { BulletList } from '../shared/BulletList.tsx';
import { recommend } from './recommendation.ts';
import { useAnalysis, useMatches } from './score-queries.ts';

/** What to do next, why, and what to ask: from the best match and the analysis, by a rule that stands below. */
export function RecommendationCard({ resume }: { readonly resume: Resume }) {
  const analysis = useAnalysis(resume.id);
  const matches = useMatches(resume.id);
  const failed = [analysis, matches].find(({ data, error }) => !data && error);
  if (failed?.error) {
    return (
      <Frame isUnknown>
        <LoadError title="Failed to load recommendation" query={failed} headingLevel={3} />
      </Frame>
    );
  }
  if (!analysis.data || !matches.data) {
    return (
      <Frame>
        <SkeletonRows rows={2} label="Loading recommendation" />
      </Frame>
    );
  }
  const found = analysis.data.analysis;
  const { title, reason, isKnown } = recommend(found, matches.data.jobs[0] ?? null);
  return (
    <Frame isUnknown={!isKnown}>
      <Stack gap={2}>
        <Text as="p" size="panel" tone="strong" wrap="anywhere">
          {title}
        </Text>
        <Text as="p" tone="body" wrap="anywhere">
          {reason}
        </Text>
        <Questions questions={found?.suggestions ?? []} />
      </Stack>
      <Text as="p" size="caption" tone="pencil">
        Based on the best match: interview strong matches, clarify possible ones first. You decide.
      </Text>
    </Frame>
  );
}

interface FrameProps {
  readonly isUnknown?: boolean;
  readonly children: ReactNode;
}

function Frame({ isUnknown = false, children }: FrameProps) {
  return (
    <Card isUnknown={isUnknown}>
      <CardHeader title="Recommendation" />
      <Stack as={CardBody}>{children}</Stack>
    </Card>
  );
}

function Questions({ questions }: { readonly questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text as="h3" size="caption" tone="quiet">
        Questions to Ask
      </Text>
      <Text as="div" size="dense" tone="body" wrap="anywhere">
        <BulletList items={questions} />
      </Text>
    </Stack>
  );
}
