import type { Analysis, Resume } from '@shortlist/api-contract';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Link } from '@shortlist/design-system/Link';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { LoadError } from '@shortlist/platform';
import styles from './AnalysisPanel.module.css';
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
    <div className={styles.columns}>
      <Stack gap={5}>
        <FindingGroup title="Strengths" none="None found" findings={of('strength')} />
        <FindingGroup title="Positive indicators" none="None found" findings={of('positive_indicator')} />
      </Stack>
      <Stack gap={5}>
        <FindingGroup title="Weaknesses" none="None found" findings={of('weakness')} />
        <FindingGroup title="Red flags" none="None found" findings={of('red_flag')} />
        <Missing phrases={analysis.missing} />
      </Stack>
      <p className={styles.more}>
        <Link href={`/resumes/${analysis.resume_id}/ai-score`}>See quotes in the full analysis</Link>
      </p>
    </div>
  );
}

/** What the resume does not say. What to ask about it stands in the recommendation. */
function Missing({ phrases }: { readonly phrases: readonly string[] }) {
  if (phrases.length === 0) return null;
  return (
    <section aria-label="Not in the resume">
      <Text as="h2" size="panel" tone="strong" className={styles.heading}>
        Not in the resume{' '}
        <Text size="dense" tone="quiet">
          {phrases.length}
        </Text>
      </Text>
      <Stack as="ul" gap={1} className={styles.missing}>
        {phrases.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </Stack>
    </section>
  );
}
