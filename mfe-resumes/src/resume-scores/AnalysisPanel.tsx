import type { Analysis, Resume } from '@shortlist/api-contract';
import { Columns } from '@shortlist/design-system/Columns';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Link } from '@shortlist/design-system/Link';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { LoadError } from '@shortlist/platform';
import { Section } from '../shared/Section.tsx';
import { FindingGroup } from './FindingGroup.tsx';
import { useAnalysis } from './score-queries.ts';

/** What the analysis found, each point with the words that carry it. */
export function AnalysisPanel({ resume }: { readonly resume: Resume }) {
  const { data, error, isRetrying, retry } = useAnalysis(resume.id);
  if (!data) {
    return error ? (
      <LoadError title="Failed to load analysis" query={{ error, isRetrying, retry }} />
    ) : (
      <SkeletonRows rows={6} label="Loading analysis" />
    );
  }
  if (data.analysis === null) {
    return <EmptyState title="Not scored yet" description="Analyze the resume to see findings here." />;
  }
  return <Findings analysis={data.analysis} />;
}

function Findings({ analysis }: { readonly analysis: Analysis }) {
  const of = (kind: Analysis['findings'][number]['kind']) =>
    analysis.findings.filter((finding) => finding.kind === kind);
  return (
    <Stack gap={5}>
      <Columns widths="repeat(2, minmax(0, 1fr))" stackBelow="tablet" gap={6}>
        <Stack gap={7}>
          <FindingGroup title="Strengths" none="None found" findings={of('strength')} />
          <FindingGroup title="Positive indicators" none="None found" findings={of('positive_indicator')} />
        </Stack>
        <Stack gap={7}>
          <FindingGroup title="Weaknesses" none="None found" findings={of('weakness')} />
          <FindingGroup title="Red flags" none="None found" findings={of('red_flag')} />
          <Missing phrases={analysis.missing} />
        </Stack>
      </Columns>
      <p>
        <Link href={`/resumes/${analysis.resume_id}/ai-score`}>See quotes in the full analysis</Link>
      </p>
    </Stack>
  );
}

/** What the resume does not say. What to ask about it stands in the recommendation. */
function Missing({ phrases }: { readonly phrases: readonly string[] }) {
  if (phrases.length === 0) return null;
  return (
    <Section title="Not in the resume" aria-label="Not in the resume" note={phrases.length}>
      <Stack as="ul" gap={1}>
        {phrases.map((phrase) => (
          <Text as="li" key={phrase} tone="pencil">
            {phrase}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}
