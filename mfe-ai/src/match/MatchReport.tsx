import type { Engine, Match } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { BAND_WORDS, MATCH_STARTS } from '@shortlist/design-system/Rating';
import { ScoreRing } from '@shortlist/design-system/ScoreRing';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { metWords, VerdictCounts } from '@shortlist/design-system/Verdict';
import { formatDateTime, useDocumentTitle } from '@shortlist/platform';
import { FileSearch, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { EngineNote } from '../engine/EngineNote.tsx';
import { engineText } from '../engine/engine-text.ts';
import { FileNotices } from '../file-notices/FileNotices.tsx';
import { countVerdicts } from '../verdicts/count-verdicts.ts';
import { ToCheckButton } from '../verdicts/ToCheckButton.tsx';
import { ConfidenceNote } from './ConfidenceNote.tsx';
import { FormulaTable } from './FormulaTable.tsx';
import styles from './MatchReport.module.css';
import { decidingWords } from './match-evidence.ts';
import { OlderReadingBanner } from './OlderReading.tsx';
import { OutcomeSteps } from './OutcomeSteps.tsx';
import { type Pointed, RequirementTable } from './RequirementTable.tsx';
import { ResumeDialog } from './ResumeDialog.tsx';
import { ScoreRange } from './ScoreRange.tsx';
import { SkillLists } from './SkillLists.tsx';
import { YourAssessment } from './YourAssessment.tsx';

const SAME_AGAIN = ' The same resume and position always get the same score.';

interface MatchReportProps {
  readonly match: Match;
  readonly onMatchAgain: () => void;
}

/**
 * The score and how it is computed on the left; each requirement with the words that decide on the right, on a narrow screen before
 * how it is computed.
 */
export function MatchReport({ match, onMatchAgain }: MatchReportProps) {
  const counts = countVerdicts(match.requirements);
  const [shown, setShown] = useState<{ number: number; start: number | undefined } | null>(null);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useDocumentTitle(`${match.resume_info.candidate_name} for ${match.job_title}`);
  return (
    <section className={styles.page}>
      <Stack className={styles.side}>
        <header>
          <Text as="h1" size="title">
            {match.resume_info.candidate_name}
          </Text>
          <Text as="p" size="body" tone="quiet">
            for {match.job_title}
          </Text>
        </header>
        <ScoreRing
          className={styles.ring}
          value={match.band === 'insufficient_data' ? null : match.match_score}
          unscored={BAND_WORDS.insufficient_data}
          word={{ text: BAND_WORDS[match.band], starts: MATCH_STARTS }}
          potential={match.potential_score}
          label="Match Score"
          unit="percent"
          size="large"
        />
        <ConfidenceNote match={match} />
      </Stack>
      <Stack className={styles.why}>
        <EngineNote engine={match.engine} />
        <ScoreRange match={match} open={counts.to_check + counts.not_mentioned} />
        <FormulaTable
          match={match}
          onShow={(id) => setPointed((last) => ({ id, turn: (last?.turn ?? 0) + 1 }))}
        />
        <Text as="p" size="dense" tone="quiet">
          Matched <time dateTime={match.evaluated_at}>{formatDateTime(match.evaluated_at)}</time> by engine{' '}
          {engineText(match.engine)}.{isRepeatable(match.engine) && SAME_AGAIN}
        </Text>
      </Stack>
      <Stack gap={3} className={styles.requirements}>
        <Inline as="header" gap={4} rowGap={2} justify="between">
          <Text as="h2" size="heading">
            Requirements{' '}
            <Text size="caption" tone="quiet">
              {metWords(counts)}
            </Text>
          </Text>
          <Inline align="stretch" className={styles.actions}>
            <ToCheckButton matches={[match]} />
            <ButtonLink href={`/resumes/${match.resume_id}/ai-score`} icon={<FileSearch aria-hidden />}>
              Read Resume
            </ButtonLink>
            {!match.is_older_reading && (
              <Button icon={<RotateCw aria-hidden />} onPress={onMatchAgain}>
                Match Again
              </Button>
            )}
          </Inline>
        </Inline>
        {match.is_older_reading && <OlderReadingBanner match={match} onMatchAgain={onMatchAgain} />}
        <VerdictCounts counts={counts} hasWords />
        <Text as="p" size="body" tone="body" className={`${styles.reading} ${styles.summary}`}>
          {match.summary}
        </Text>
        <FileNotices notices={match.notices} />
        <OutcomeSteps jobId={match.job_id} resumeId={match.resume_id} />
        <YourAssessment match={match} />
        <RequirementTable
          match={match}
          pointed={pointed}
          onShow={(number, quote) => setShown({ number, start: quote && decidingWords(quote).start })}
        />
        <SkillLists match={match} />
      </Stack>
      {shown !== null && <ResumeDialog match={match} {...shown} onClose={() => setShown(null)} />}
    </section>
  );
}

/** A model may say something else the next time, also where it was meant and another engine did the work. */
function isRepeatable({ name, note }: Engine): boolean {
  return name === 'local' && note === null;
}
