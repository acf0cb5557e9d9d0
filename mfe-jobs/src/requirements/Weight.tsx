import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatNumber } from '@shortlist/platform';
import styles from './Requirement.module.css';

/** Pips that are drawn at least. */
const USUAL = 3;

/** How many points a requirement counts at most, as pips and as a number. */
export function Weight({ value }: { readonly value: number }) {
  const pips = Math.max(USUAL, Math.ceil(value));
  return (
    <Inline as="span" justify="end" isOneLine>
      <svg
        width={pips > USUAL ? 40 : 28}
        height={6}
        viewBox={`0 0 ${pips * 10 - 2} 6`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {Array.from({ length: pips }, (_, at) => at).map((at) => (
          <g key={at}>
            <rect className={styles.pip} x={at * 10} width="8" height="6" rx="1" />
            <rect
              className={styles.full}
              x={at * 10}
              width={8 * Math.max(0, Math.min(1, value - at))}
              height="6"
              rx="1"
            />
          </g>
        ))}
      </svg>
      <Text size="caption" tone="body" wrap="none" className={styles.points}>
        counts {formatNumber(value)}
      </Text>
    </Inline>
  );
}
