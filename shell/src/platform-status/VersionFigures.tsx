import { Text } from '@shortlist/design-system/Text';
import type { LiveVersion } from '@shortlist/platform/platform-status';
import type { ReactElement } from 'react';
import styles from './PackageCard.module.css';
import { partText, secondsText, shiftText, weightText } from './status-words.ts';

/** The figures of a version. Times are those that three of four loads or pages stay under. */
export function VersionFigures({ version }: { readonly version: LiveVersion }): ReactElement {
  const { health, loads, failedLoads, loadP75, vitals, weights } = version;
  return (
    <dl className={styles.figures}>
      <Figure name="Visitors affected" value={partText(health.failing, health.visitors)} />
      <Figure name="Failed loads" value={partText(failedLoads, loads)} />
      <Figure name="Load, p75" value={secondsText(loadP75)} />
      <Figure name="LCP, p75" value={secondsText(vitals.LCP)} />
      <Figure name="INP, p75" value={secondsText(vitals.INP)} />
      <Figure name="CLS, p75" value={shiftText(vitals.CLS)} />
      {vitals.TTFB === null ? null : <Figure name="TTFB, p75" value={secondsText(vitals.TTFB)} />}
      {weights.map(({ part, bytes, budget }) => (
        <Figure
          key={part}
          name={WEIGHTS[part]}
          value={weightText(bytes, budget)}
          isOver={budget !== null && bytes > budget}
        />
      ))}
    </dl>
  );
}

const WEIGHTS: Record<LiveVersion['weights'][number]['part'], string> = {
  entry: 'Entry file',
  page: 'Heaviest page',
  widget: 'Heaviest widget',
};

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly isOver?: boolean;
}

function Figure({ name, value, isOver = false }: FigureProps): ReactElement {
  return (
    <div className={styles.figure}>
      <Text as="dt" size="caption" tone="quiet" className={styles.quiet}>
        {name}
      </Text>
      <Text as="dd" size="dense" tone="strong" isTabular>
        {isOver ? `${value}, over budget` : value}
      </Text>
    </div>
  );
}
