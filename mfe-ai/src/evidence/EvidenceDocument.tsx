import type { ResumeDocument } from '@shortlist/api-contract';
import { Paper } from '@shortlist/design-system/Paper';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { useMemo } from 'react';
import type { Choice } from './choice.ts';
import styles from './EvidenceDocument.module.css';
import { EvidenceParagraph } from './EvidenceParagraph.tsx';
import { type Paragraph, paragraphsOf } from './paragraphs.ts';
import { type Highlight, highlightsAt, type Segment, segmentsOf } from './segments.ts';
import { useScrollTo } from './use-scroll-to.ts';

export interface EvidenceDocumentProps {
  readonly document: ResumeDocument;
  /** The quotes of the findings; those that do not stand in the text are left out. */
  readonly highlights?: readonly (Highlight & { readonly text: string })[];
  readonly choice?: Choice | null;
  readonly onChoose?: (number: number) => void;
}

interface Sheet {
  readonly page: number | null;
  readonly paragraphs: { readonly paragraph: Paragraph; readonly segments: readonly Segment[] }[];
}

/** A resume as it was read, a sheet a page, with the words of each finding marked and numbered in the margin. */
export function EvidenceDocument({
  document,
  highlights = [],
  choice = null,
  onChoose,
}: EvidenceDocumentProps) {
  const sheets = useMemo(() => sheetsOf(document, highlights), [document, highlights]);
  const root = useScrollTo<HTMLElement>(choice?.from === 'finding' ? selectorOf(choice) : null, choice?.turn);
  return (
    <Stack ref={root} className={styles.document}>
      {sheets.map(({ page, paragraphs }) => (
        <Paper
          key={page ?? 0}
          className={styles.sheet}
          aria-label={page === null ? 'Resume' : `Page ${page}`}
        >
          {paragraphs.map(({ paragraph, segments }) => (
            <EvidenceParagraph
              key={paragraph.parts[0]?.start}
              text={document.text}
              paragraph={paragraph}
              segments={segments}
              choice={choice}
              onChoose={onChoose}
            />
          ))}
          {sheets.length > 1 && (
            <Text as="p" size="micro" tone="quiet" className={styles.folio}>
              Page {page}
            </Text>
          )}
        </Paper>
      ))}
    </Stack>
  );
}

/** A quote begins where some run of text does; spaces at its start may keep it from that. */
function selectorOf({ number, start }: Choice): string {
  const one = `[data-numbers~="${number}"]`;
  return start === undefined ? one : `${one}[data-start="${start}"]`;
}

function sheetsOf(
  document: ResumeDocument,
  highlights: NonNullable<EvidenceDocumentProps['highlights']>,
): Sheet[] {
  const paragraphs = paragraphsOf(document);
  const segments = segmentsOf(paragraphs, highlightsAt(document.text, highlights));
  const sheets: Sheet[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const last = sheets.at(-1);
    const entry = { paragraph, segments: segments[index] ?? [] };
    if (last && last.page === paragraph.page) last.paragraphs.push(entry);
    else sheets.push({ page: paragraph.page, paragraphs: [entry] });
  }
  return sheets;
}
