import { Description, DescriptionList } from '@shortlist/design-system/DescriptionList';
import type { LiveVersion } from '@shortlist/platform/platform-status';
import type { ReactElement } from 'react';
import { partText, secondsText, shiftText, weightText } from './status-words.ts';

/** The figures of a version. Times are those that three of four loads or pages stay under. */
export function VersionFigures({ version }: { readonly version: LiveVersion }): ReactElement {
  const { health, loads, failedLoads, loadP75, vitals, weights, reacts } = version;
  return (
    <DescriptionList layout="above">
      <Description term="Visitors affected">{partText(health.failing, health.visitors)}</Description>
      <Description term="Failed loads">{partText(failedLoads, loads)}</Description>
      <Description term="Load, p75">{secondsText(loadP75)}</Description>
      <Description term="LCP, p75">{secondsText(vitals.LCP)}</Description>
      <Description term="INP, p75">{secondsText(vitals.INP)}</Description>
      <Description term="CLS, p75">{shiftText(vitals.CLS)}</Description>
      {vitals.TTFB === null ? null : <Description term="TTFB, p75">{secondsText(vitals.TTFB)}</Description>}
      {reacts.length > 0 ? <Description term="React">{reacts.join(', ')}</Description> : null}
      {weights.map(({ part, bytes, budget }) => (
        <Description key={part} term={WEIGHTS[part]}>
          {weightText(bytes, budget)}
          {budget !== null && bytes > budget ? ', over budget' : null}
        </Description>
      ))}
    </DescriptionList>
  );
}

const WEIGHTS: Record<LiveVersion['weights'][number]['part'], string> = {
  entry: 'Entry file',
  page: 'Heaviest page',
  widget: 'Heaviest widget',
};
