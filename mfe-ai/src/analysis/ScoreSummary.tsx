import type { Analysis } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Meter } from '@shortlist/design-system/Meter';
import { Prose } from '@shortlist/design-system/Prose';
import { RadarChart } from '@shortlist/design-system/RadarChart';
import { ScoreRing } from '@shortlist/design-system/ScoreRing';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { EngineNote } from '../engine/EngineNote.tsx';
import { engineText } from '../engine/engine-text.ts';
import { outOfHundred, percent, weightedSum } from '../scores/score-text.ts';
import styles from './ScoreSummary.module.css';

const PARTS = [
  { label: 'Experience', key: 'score_experience' },
  { label: 'Skills', key: 'score_skills' },
  { label: 'Format', key: 'score_format' },
] as const;

/** The overall score, its three parts with their weights, and the sum with the real numbers. */
export function ScoreSummary({ analysis }: { readonly analysis: Analysis }) {
  return (
    <Card aria-label="Scores" className={styles.card}>
      <CardBody className={styles.summary}>
        <ScoreRing
          className={styles.ring}
          value={analysis.score_overall}
          unit="hundred"
          size="medium"
          label="Overall Score"
        />
        <Stack gap={2.5}>
          <dl className={styles.parts}>
            {PARTS.map(({ label, key }) => (
              <ScorePart key={key} label={label} value={analysis[key]} formula={analysis.formula} />
            ))}
          </dl>
          <Text as="p" size="caption" tone="quiet">
            <Text as="strong" tone="strong" weight={640}>
              {weightedSum(analysis.formula, analysis.score_overall)}.
            </Text>{' '}
            This calculation is the full score. Engine: {engineText(analysis.engine)}.
          </Text>
          <EngineNote engine={analysis.engine} />
        </Stack>
        <PartsRadar analysis={analysis} />
        <div className={styles.words}>
          <Prose text={analysis.summary} />
        </div>
      </CardBody>
    </Card>
  );
}

/** The parts beside each other; one alone, or none, has no shape. */
function PartsRadar({ analysis }: { readonly analysis: Analysis }) {
  const values = PARTS.map(({ key }) => analysis[key]);
  if (values.filter((value) => value !== null).length < 2) return null;
  return (
    <RadarChart
      className={styles.radar}
      label="Score breakdown"
      axes={PARTS.map(({ label }) => label)}
      series={[{ label: 'Score', values }]}
      format={(value) => String(outOfHundred(value))}
      hasTableView={false}
    />
  );
}

interface ScorePartProps {
  readonly label: string;
  readonly value: number | null;
  readonly formula: Analysis['formula'];
}

function ScorePart({ label, value, formula }: ScorePartProps) {
  const weight = formula.find((part) => part.label.toLowerCase() === label.toLowerCase())?.weight;
  return (
    <div className={styles.part}>
      <Text as="dt" size="panel" tone="strong" weight={580} className={styles.label}>
        {label}
      </Text>
      <Stack as="dd" gap={1} align="start">
        {value === null ? (
          <Badge tone="pencil">Not enough to tell</Badge>
        ) : (
          <>
            <Text size="heading" tone="strong" isTabular className={styles.number}>
              {outOfHundred(value)}
            </Text>
            <Meter value={value} label={`${label}, out of 100`} className={styles.meter} />
          </>
        )}
        <Text size="caption" tone="quiet">
          {weight === undefined ? 'Not counted' : `${percent(weight)} of score`}
        </Text>
      </Stack>
    </div>
  );
}
