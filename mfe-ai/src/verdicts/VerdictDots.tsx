import type { RequirementVerdict } from '@shortlist/api-contract';
import { Inline } from '@shortlist/design-system/Stack';
import { countWords, VERDICT_WORDS, Verdict } from '@shortlist/design-system/Verdict';
import type { KeyboardEvent } from 'react';
import { countVerdicts } from './count-verdicts.ts';
import styles from './VerdictDots.module.css';

interface VerdictDotsProps {
  readonly requirements: readonly RequirementVerdict[];
  /** Whose verdicts on what: `Required, Ines Okafor`. */
  readonly label: string;
  /** Shows the words behind a sign, beside it. */
  readonly onOpen: (requirementId: string, sign: HTMLElement) => void;
}

/** A sign for each requirement, in the order of the position. The arrow keys go from sign to sign, Enter shows its words. */
export function VerdictDots({ requirements, label, onOpen }: VerdictDotsProps) {
  const counts = countVerdicts(requirements.map((each) => ({ ...each, kind: 'must' })));
  return (
    <Inline
      as="span"
      gap={0}
      className={styles.dots}
      role="toolbar"
      aria-label={`${label}: ${countWords(counts)}`}
    >
      {requirements.map(({ id, text, verdict }, index) => (
        <button
          key={id}
          type="button"
          className={styles.sign}
          tabIndex={index === 0 ? 0 : -1}
          aria-haspopup="dialog"
          aria-label={`${VERDICT_WORDS[verdict]}: ${text}`}
          title={text}
          onKeyDown={handleArrow}
          onClick={({ currentTarget }) => onOpen(id, currentTarget)}
        >
          <Verdict verdict={verdict} iconOnly aria-hidden="true" title="" />
        </button>
      ))}
    </Inline>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function handleArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const signs: Element[] = [...(event.currentTarget.parentElement?.children ?? [])];
  const next = signs[(signs.indexOf(event.currentTarget) + step + signs.length) % signs.length];
  if (next instanceof HTMLElement) next.focus();
}
