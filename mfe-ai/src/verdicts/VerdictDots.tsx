import type { RequirementVerdict } from '@shortlist/api-contract';
import { Verdict } from '@shortlist/design-system/Verdict';
import { countVerdicts } from './count-verdicts.ts';
import styles from './VerdictDots.module.css';

interface VerdictDotsProps {
  readonly requirements: readonly Pick<RequirementVerdict, 'id' | 'text' | 'verdict'>[];
  /** Whose verdicts on what: `Must, Ines Okafor`. */
  readonly label: string;
}

/** A shape for each requirement, in the order of the position; read out as one count. */
export function VerdictDots({ requirements, label }: VerdictDotsProps) {
  const counts = countVerdicts(requirements);
  const words = `${label}: ${counts.met} met, ${counts.not_met} not met, ${counts.insufficient_data} insufficient data`;
  return (
    <span className={styles.dots}>
      <span className={styles.words}>{words}</span>
      {requirements.map(({ id, text, verdict }) => (
        <Verdict key={id} verdict={verdict} iconOnly title={text} aria-hidden="true" />
      ))}
    </span>
  );
}
