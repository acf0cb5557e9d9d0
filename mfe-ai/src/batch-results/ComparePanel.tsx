import type { Match, RequirementVerdict } from '@shortlist/api-contract';
import { IconButton } from '@shortlist/design-system/IconButton';
import { RadarChart, SeriesLine } from '@shortlist/design-system/RadarChart';
import { BAND_WORDS } from '@shortlist/design-system/Rating';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { VERDICT_WORDS, Verdict } from '@shortlist/design-system/Verdict';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { percent, points } from '../scores/score-text.ts';
import styles from './ComparePanel.module.css';
import { axesOf, compare } from './comparison.ts';
import { shortNames } from './short-names.ts';

interface ComparePanelProps {
  /** Two to four, best first. */
  readonly matches: readonly Match[];
  readonly onClose: () => void;
  /** Shows the words behind a sign, beside it. */
  readonly onOpen: (resumeId: string, requirementId: string, sign: HTMLElement) => void;
}

/** Candidates side by side: a line each in the radar, a column each in the verdict matrix. */
export function ComparePanel({ matches, onClose, onOpen }: ComparePanelProps) {
  const names = shortNames(matches.map(({ resume_info: info }) => info.candidate_name));
  const rows = compare(matches);
  const axes = axesOf(matches);
  const heading = useRef<HTMLHeadingElement>(null);
  // On a narrow screen it opens far below: the focus brings it into view.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack as="aside" className={styles.panel} aria-label="Compare">
      <Inline as="header" justify="between" isOneLine>
        <Text as="h2" ref={heading} size="heading" tabIndex={-1}>
          Compare
        </Text>
        <IconButton variant="ghost" label="Close comparison" icon={<X aria-hidden />} onPress={onClose} />
      </Inline>
      <RadarChart
        label="Scores side by side"
        axesLabel="Category"
        axes={axes.map(({ label }) => label)}
        series={names.map((name, candidate) => ({
          label: name,
          values: axes.map(({ values }) => values[candidate] ?? null),
        }))}
        hasLegend={false}
      />
      <section className={styles.scroll} aria-label="Verdicts side by side">
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">Requirement</th>
              {names.map((name, index) => (
                <th key={matches[index]?.resume_id} scope="col" className={styles.column}>
                  <SeriesLine index={index} />
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, text, verdicts, differs }) => (
              <tr key={id} data-differs={differs || undefined}>
                <th scope="row">{text}</th>
                {matches.map(({ resume_id: resumeId }, index) => (
                  <td key={resumeId}>
                    <Sign said={verdicts[index] ?? null} onOpen={(sign) => onOpen(resumeId, id, sign)} />
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Match Score</th>
              {matches.map((match) => (
                <td key={match.resume_id}>
                  {match.band === 'insufficient_data' ? BAND_WORDS[match.band] : percent(match.match_score)}
                </td>
              ))}
            </tr>
            <tr className={styles.total}>
              <th scope="row">Points (out of {pointsOf(matches[0], 'of')})</th>
              {matches.map((match) => (
                <td key={match.resume_id}>{pointsOf(match, 'points')}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <Text as="p" size="caption" tone="quiet">
        {rows.some(({ differs }) => differs)
          ? 'Bold rows show differences.'
          : 'Same verdict on every requirement.'}
      </Text>
    </Stack>
  );
}

interface SignProps {
  readonly said: RequirementVerdict | null;
  readonly onOpen: (sign: HTMLElement) => void;
}

function Sign({ said, onOpen }: SignProps) {
  if (said === null) return '–';
  return (
    <button
      type="button"
      className={styles.sign}
      aria-haspopup="dialog"
      aria-label={`${VERDICT_WORDS[said.verdict]}: ${said.text}`}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <Verdict verdict={said.verdict} iconOnly aria-hidden="true" title="" />
    </button>
  );
}

function pointsOf(match: Match | undefined, key: 'points' | 'of'): string {
  return points(match?.requirements.reduce((sum, requirement) => sum + requirement[key], 0) ?? 0);
}
