import { SETTLED_VERDICTS } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { VERDICT_WORDS, Verdict } from '@shortlist/design-system/Verdict';
import styles from './SettleButtons.module.css';
import { type SettleOptions, useSettle } from './use-settle.ts';

interface SettleButtonsProps extends SettleOptions {
  /** What they settle, for a screen reader. */
  readonly label: string;
}

/** Settles what is to check with one press: Met, Partly met, or Not met. What fails says why beside them. */
export function SettleButtons({ label, ...at }: SettleButtonsProps) {
  const { pending, error, settle } = useSettle(at);
  return (
    <Stack gap={1} align="start" className={styles.settle}>
      <Inline
        as="fieldset"
        gap={1.5}
        align="stretch"
        className={styles.buttons}
        aria-label={`Settle: ${label}`}
      >
        {SETTLED_VERDICTS.map((verdict) => (
          <Button
            key={verdict}
            size="small"
            className={styles.button}
            icon={<Verdict verdict={verdict} iconOnly aria-hidden="true" />}
            isPending={pending === verdict}
            isDisabled={pending !== null && pending !== verdict}
            onPress={() => void settle({ verdict, reason: null, quote: null })}
          >
            {VERDICT_WORDS[verdict]}
          </Button>
        ))}
      </Inline>
      {error && (
        <Text as="p" size="caption" tone="negative" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
