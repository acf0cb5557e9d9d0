import type { Match, Quote, RequirementVerdict } from '@shortlist/api-contract';
import { IconButton } from '@shortlist/design-system/IconButton';
import { Stack } from '@shortlist/design-system/Stack';
import { Cell, Row } from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import { Verdict } from '@shortlist/design-system/Verdict';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { EvidenceTag } from '../evidence/EvidenceTag.tsx';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import { points } from '../scores/score-text.ts';
import { SettleButtons } from '../verdicts/SettleButtons.tsx';
import { SettledLine } from '../verdicts/SettledLine.tsx';
import { toneOf } from '../verdicts/settled-words.ts';
import { EvidenceQuotes } from './EvidenceQuotes.tsx';
import styles from './RequirementTable.module.css';

/** It comes with the first correction: most matches are read without. */
const CorrectPanel = lazy(() => import('../verdicts/CorrectPanel.tsx'));

interface RequirementRowProps {
  readonly match: Match;
  readonly requirement: RequirementVerdict;
  /** Null when it quotes nothing. */
  readonly number: number | null;
  readonly isPointed: boolean;
  readonly onShow: (number: number, quote?: Quote) => void;
}

/** One requirement. What is to check is settled in it, and every verdict can be corrected, except on logistics. */
export function RequirementRow({ match, requirement, number, isPointed, onShow }: RequirementRowProps) {
  const { text, kind, verdict, settled } = requirement;
  // What was pressed goes away with what it did: the row takes the focus.
  const { ref, onFocus } = useKeptFocus<HTMLTableRowElement>(`${verdict} ${settled?.at}`);
  return (
    <Row
      ref={ref}
      // What is open over the page is in the row for React alone, and gives the focus back itself.
      onFocus={(event) => event.currentTarget.contains(event.target) && onFocus(event)}
      isUnknown={verdict === 'not_mentioned'}
      className={styles.row}
      data-requirement={requirement.id}
      data-pointed={isPointed || undefined}
      tabIndex={-1}
    >
      <Cell isRowHeader className={styles.requirement}>
        <Text as="div" tone="strong" weight={580} wrap="anywhere">
          {text}
        </Text>
        <Text as={Verdict} size="caption" weight={580} className={styles.verdict} verdict={verdict} />
      </Cell>
      <Cell className={styles.words}>
        {number !== null && (
          <EvidenceTag
            className={styles.tag}
            number={number}
            tone={toneOf(verdict)}
            label={`${number}, show in the resume: ${text}`}
            onClick={() => onShow(number)}
          />
        )}
        <Stack gap={1.5}>
          <EvidenceQuotes
            requirement={requirement}
            onShow={(quote) => number !== null && onShow(number, quote)}
          />
          {verdict === 'to_check' && <SettleButtons match={match} requirement={requirement} label={text} />}
          <SettledLine match={match} requirement={requirement} />
        </Stack>
      </Cell>
      <Text as={Cell} tone="quiet" wrap="none" align="end" className={styles.points}>
        <Points requirement={requirement} />
      </Text>
      <Cell align="end" className={styles.correct}>
        {kind !== 'logistics' && <Correct match={match} requirement={requirement} />}
      </Cell>
    </Row>
  );
}

function Points({ requirement: { kind, points: earned, of } }: Pick<RequirementRowProps, 'requirement'>) {
  if (kind === 'logistics') return null;
  return (
    <>
      <Text as="strong" tone="strong" weight={640}>
        {points(earned)}
      </Text>{' '}
      of {points(of)}
    </>
  );
}

function Correct({ match, requirement }: Pick<RequirementRowProps, 'match' | 'requirement'>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        className={styles.pencil}
        label={`Correct the verdict: ${requirement.text}`}
        icon={<Pencil aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      <Suspense>
        {isOpen && (
          <CorrectPanel
            match={match}
            requirement={requirement}
            triggerRef={button}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
