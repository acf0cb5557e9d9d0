import { MarkerTag } from '@shortlist/design-system/Marker';
import { Quote } from '@shortlist/design-system/Quote';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import styles from './FindingItem.module.css';
import type { NumberedFinding } from './numbered-findings.ts';

interface FindingItemProps {
  readonly numbered: NumberedFinding;
  readonly isChosen: boolean;
  readonly onChoose: (number: number) => void;
}

/** A finding with the words that carry it. Choosing it shows them in the resume. */
export function FindingItem({ numbered: { finding, number, tone }, isChosen, onChoose }: FindingItemProps) {
  if (number === null) {
    return (
      <Text as="li" size="body" tone="body" wrap="anywhere" className={styles.finding}>
        {finding.title}
        {finding.detail && (
          <Text as="p" size="caption" tone="quiet">
            {finding.detail}
          </Text>
        )}
      </Text>
    );
  }
  return (
    <Stack
      as="li"
      gap={0.5}
      className={styles.finding}
      data-finding={number}
      data-chosen={isChosen || undefined}
    >
      <Text
        as="button"
        type="button"
        size="body"
        tone="strong"
        weight={580}
        wrap="anywhere"
        className={styles.choose}
        aria-pressed={isChosen}
        onClick={() => onChoose(number)}
      >
        <MarkerTag number={number} tone={tone} />
        {finding.title}
      </Text>
      <Stack gap={1} className={styles.words}>
        {finding.quotes.map((quote) => (
          <Quote
            key={quote.start}
            text={quote.text}
            tone={tone}
            source={sourceOf(quote)}
            isDrawn={isChosen}
          />
        ))}
        {finding.detail && (
          <Text as="p" size="caption" tone="quiet">
            {finding.detail}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

/** `Tidewater Freight, page 1`, as far as it is known. */
function sourceOf({ source, page }: { source: string | null; page: number | null }): string | undefined {
  const parts = [source, page === null ? null : `page ${page}`].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
