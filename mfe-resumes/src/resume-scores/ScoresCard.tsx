import type { Analysis, Resume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Meter } from '@shortlist/design-system/Meter';
import { percentOf, ScoreRing } from '@shortlist/design-system/ScoreRing';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDate } from '@shortlist/platform';
import { NotScored } from '../score-card/NotScored.tsx';
import styles from './ScoresCard.module.css';
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
      <CardBody className={styles.body}>
        <ScoreRing
          value={resume.analysis.score_overall}
          unit="hundred"
          size="medium"
          label="Analysis score"
        />
        {data?.analysis && <Parts analysis={data.analysis} />}
      </CardBody>
    </Card>
  );
}

function Parts({ analysis }: { readonly analysis: Analysis }) {
  return (
    <Stack gap={3} className={styles.words}>
      <dl className={styles.parts}>
        {PARTS.map(({ label, key }) => (
          <div key={key} className={styles.part}>
            <dt>{label}</dt>
            <Part label={label} value={analysis[key]} />
          </div>
        ))}
      </dl>
      <Text as="p" tone="body" wrap="anywhere" className={styles.summary}>
        {analysis.summary}
      </Text>
    </Stack>
  );
}

function Part({ label, value }: { readonly label: string; readonly value: number | null }) {
  if (value === null) {
    return (
      <dd>
        <Badge tone="pencil">Not enough to tell</Badge>
      </dd>
    );
  }
  return (
    <dd>
      <Text size="heading" tone="strong" isTabular>
        {percentOf(value)}
      </Text>
      <Meter value={value} label={`${label}, out of 100`} />
    </dd>
  );
}

function Unscored({ resume }: { readonly resume: Resume }) {
  return (
    <Card isUnknown>
      <CardHeader title="Scores" />
      <CardBody className={styles.unscored}>
        <p>An analysis scores the resume and quotes the evidence behind the score.</p>
        <NotScored resume={resume} />
      </CardBody>
    </Card>
  );
}
