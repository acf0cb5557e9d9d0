import type { Match } from '@shortlist/api-contract';
import { Dialog } from '@shortlist/design-system/Dialog';
import { Stack } from '@shortlist/design-system/Stack';
import { useMemo, useState } from 'react';
import { type Choice, choose } from '../evidence/choice.ts';
import { ReadResume } from '../evidence/ReadResume.tsx';
import styles from './MatchReport.module.css';
import { evidenceOf, numberRequirements } from './match-evidence.ts';

interface ResumeDialogProps {
  readonly match: Match;
  /** The requirement to begin with, by its number. */
  readonly number: number;
  /** Which of its quotes to begin with, by where it starts; without it the first. */
  readonly start: number | undefined;
  readonly onClose: () => void;
}

/** The resume as read, at the words that decide on a requirement; the other requirements are marked too. */
export function ResumeDialog({ match, number, start, onClose }: ResumeDialogProps) {
  const [choice, setChoice] = useState<Choice>(() => ({ ...choose(null, number, 'finding'), start }));
  const highlights = useMemo(() => evidenceOf(match.requirements), [match.requirements]);
  const numbers = numberRequirements(match.requirements);
  const shown = match.requirements.find(({ id }) => numbers.get(id) === choice.number);
  return (
    <Dialog
      isOpen
      size="large"
      title={`${match.resume_info.candidate_name}: ${shown?.text ?? 'resume'}`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={3} className={styles.desk}>
        <ReadResume
          id={match.resume_id}
          highlights={highlights}
          choice={choice}
          onChoose={(chosen) => setChoice(choose(choice, chosen, 'tag'))}
        />
      </Stack>
    </Dialog>
  );
}
