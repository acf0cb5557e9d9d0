import type { Finding } from '@shortlist/api-contract';
import { Quote } from '@shortlist/design-system/Quote';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { Section } from '../shared/Section.tsx';

interface FindingGroupProps {
  readonly title: string;
  /** Said when there is none. */
  readonly none: string;
  /** All of one kind. */
  readonly findings: readonly Finding[];
}

/** The findings of one kind, each with the words of the resume that carry it. */
export function FindingGroup({ title, none, findings }: FindingGroupProps) {
  return (
    <Section title={title} aria-label={title} note={findings.length} gap={findings.length === 0 ? 2 : 3}>
      {findings.length === 0 ? (
        <Text as="p" size="dense" tone="quiet">
          {none}
        </Text>
      ) : (
        <Stack as="ul" isLined gap={3}>
          {findings.map((finding) => (
            <Point key={`${finding.title} ${finding.quotes[0]?.start}`} finding={finding} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Point({ finding: { kind, title, detail, quotes } }: { readonly finding: Finding }) {
  const tone = kind === 'weakness' || kind === 'red_flag' ? 'concern' : 'support';
  return (
    <Stack as="li" gap={1}>
      <Text as="p" tone="strong" weight={580} wrap="anywhere">
        {title}
      </Text>
      {quotes.map((quote) => (
        <Quote key={quote.start} size="row" tone={tone} text={quote.text} source={sourceOf(quote)} />
      ))}
      {detail && (
        <Text as="p" size="caption" tone="quiet" wrap="anywhere">
          {detail}
        </Text>
      )}
    </Stack>
  );
}

/** `Tidewater Freight, page 1`, as far as it is known. */
function sourceOf({ source, page }: Finding['quotes'][number]): string | undefined {
  const parts = [source, page === null ? null : `page ${page}`].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
