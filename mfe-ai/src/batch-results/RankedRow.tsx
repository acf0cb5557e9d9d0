import type { RequirementVerdict } from '@shortlist/api-contract';
import { Avatar } from '@shortlist/design-system/Avatar';
import { Checkbox } from '@shortlist/design-system/Checkbox';
import { Link } from '@shortlist/design-system/Link';
import { MarkedQuote } from '@shortlist/design-system/Marker';
import { Rating } from '@shortlist/design-system/Rating';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Cell, Row, type RowProps } from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import { metWords } from '@shortlist/design-system/Verdict';
import { memo } from 'react';
import { AssessmentBadge } from '../assessment/AssessmentBadge.tsx';
import { EngineNote } from '../engine/EngineNote.tsx';
import { topEvidence } from '../evidence/top-evidence.ts';
import { NoticeBadge } from '../file-notices/NoticeBadge.tsx';
import { OlderReadingBadge } from '../match/OlderReading.tsx';
import { countVerdicts } from '../verdicts/count-verdicts.ts';
import { KIND_WORDS } from '../verdicts/requirement-kinds.ts';
import { VerdictDots } from '../verdicts/VerdictDots.tsx';
import styles from './RankingTable.module.css';
import type { RankedMatch } from './ranking.ts';

export type OpenSign = (resumeId: string, requirementId: string, sign: HTMLElement) => void;

interface RankedRowProps extends Pick<RowProps, 'aria-rowindex'>, RankedMatch {
  readonly jobId: string;
  /** The kinds of requirement that have a column. */
  readonly kinds: readonly RequirementVerdict['kind'][];
  readonly isChosen: boolean;
  /** As many are chosen as can be compared. */
  readonly isFull: boolean;
  readonly onChoose: (resumeId: string) => void;
  /** Shows the words behind a sign, beside it. */
  readonly onOpen: OpenSign;
}

/** Drawn again only when something about it changes: the ranking grows with every match. */
export const RankedRow = memo(function RankedRow({
  rank,
  match,
  jobId,
  kinds,
  isChosen,
  isFull,
  onChoose,
  onOpen,
  ...rest
}: RankedRowProps) {
  const name = match.resume_info.candidate_name;
  const line = topEvidence(match);
  return (
    <Row {...rest} isSelected={isChosen} className={styles.ranked}>
      <Cell className={styles.check}>
        <Checkbox
          aria-label={`Compare ${name}`}
          isSelected={isChosen}
          isDisabled={isFull && !isChosen}
          onChange={() => onChoose(match.resume_id)}
        />
      </Cell>
      <Text as={Cell} size="body" tone="quiet" align="end" className={styles.rank}>
        {rank ?? '–'}
      </Text>
      <Cell isRowHeader className={styles.who}>
        <Inline gap={2.5} isOneLine>
          <Avatar name={name} />
          <Text as={Stack} gap={0} align="start" size="caption" wrap="anywhere">
            <Text
              as={Link}
              size="dense"
              weight={580}
              variant="quiet"
              href={`/jobs/${jobId}/resumes/${match.resume_id}/match`}
            >
              {name}
            </Text>
            {line ? (
              <Text size="quote-row" tone="strong">
                <MarkedQuote tone="support" quote={line} />
              </Text>
            ) : (
              <Text tone="pencil">No requirements met yet</Text>
            )}
            <NoticeBadge count={match.notices.filter(({ kind }) => kind !== 'unchecked').length} />
            <EngineNote engine={match.engine} />
            <AssessmentBadge override={match.override} />
            <OlderReadingBadge of={match.older_reading} />
          </Text>
        </Inline>
      </Cell>
      <Cell className={styles.score}>
        <Rating
          value={match.match_score}
          potential={match.potential_score}
          band={match.band}
          confidence={match.confidence}
          label={`Match score for ${name}`}
        />
        <Text size="caption" tone="quiet">
          {metWords(countVerdicts(match.requirements))}
        </Text>
      </Cell>
      {kinds.map((kind) => (
        <Cell key={kind} data-kind={kind}>
          <VerdictDots
            label={`${KIND_WORDS[kind]}, ${name}`}
            requirements={match.requirements.filter((requirement) => requirement.kind === kind)}
            onOpen={(id, sign) => onOpen(match.resume_id, id, sign)}
          />
        </Cell>
      ))}
    </Row>
  );
});
