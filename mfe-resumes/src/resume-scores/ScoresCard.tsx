import type { Analysis, Resume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Description, DescriptionList } from '@shortlist/design-system/DescriptionList';
import { Meter } from '@shortlist/design-system/Meter';
import { Prose } from '@shortlist/design-system/Prose';
import { percentOf, ScoreRing } from '@shortlist/design-system/ScoreRing';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDate } from '@shortlist/platform';
import { NotScored } from '../score-card/NotScored.tsx';
import styles from './ScoreDetail.module.css';
import { useAnalysis } from './score-queries.ts';

const PARTS = [
  { label: 'Experience', key: 'score_experience' },
  { label: 'Skills', key: 'score_skills' },
  { label: 'Format', key: 'score_format' },
] as const;

/** The score of the resume and its three parts, or that there is none yet and the button that makes one. */
export function ScoresCard({ resume }: { readonly resume: Resume }) {
  const { data } = useAnalysis(resume.id);
  if (resume.analysis === null) return <Unscored resume={resume} />;
  return (
    <Card>
      <CardHeader title="Scores" note={`Analyzed ${formatDate(resume.analysis.evaluated_at)}`} />
      <Inline as={CardBody} gap={6} rowGap={4} justify="center">
        <ScoreRing
          value={resume.analysis.score_overall}
          unit="hundred"
          size="medium"
          label="Analysis score"
        />
        {data?.analysis && <Parts analysis={data.analysis} />}
      </Inline>
    </Card>
  );
}

function Parts({ analysis }: { readonly analysis: Analysis }) {
  return (
    <Stack isLined gap={3} className={styles.words}>
      <DescriptionList layout="above" className={styles.parts}>
        {PARTS.map(({ label, key }) => (
          <Description key={key} term={label}>
            <Part label={label} value={analysis[key]} />
          </Description>
        ))}
      </DescriptionList>
      <Prose text={analysis.summary} />
    </Stack>
  );
}

function Part({ label, value }: { readonly label: string; readonly value: number | null }) {
  if (value === null) return <Badge tone="pencil">Not enough to tell</Badge>;
  return (
    <Stack gap={1}>
      <Text size="heading" tone="strong" isTabular>
        {percentOf(value)}
      </Text>
      <Meter value={value} label={`${label}, out of 100`} />
    </Stack>
  );
}

function Unscored({ resume }: { readonly resume: Resume }) {
  return (
    <Card isUnknown>
      <CardHeader title="Scores" />
      <Stack as={CardBody} gap={3} align="start">
        <Text as="p" tone="body">
          An analysis scores the resume and quotes the evidence behind the score.
        </Text>
        <NotScored resume={resume} />
      </Stack>
    </Card>
  );
}
