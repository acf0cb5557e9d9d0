import { Marker } from '@shortlist/design-system/Marker';
import { Text } from '@shortlist/design-system/Text';
import type { ReactNode } from 'react';
import type { Choice } from './choice.ts';
import styles from './EvidenceParagraph.module.css';
import { EvidenceTag } from './EvidenceTag.tsx';
import type { Paragraph } from './paragraphs.ts';
import type { Segment } from './segments.ts';

interface EvidenceParagraphProps {
  readonly text: string;
  readonly paragraph: Paragraph;
  readonly segments: readonly Segment[];
  readonly choice: Choice | null;
  readonly onChoose: ((number: number) => void) | undefined;
}

/** One paragraph of the resume. Its first tag stands in the margin, further ones before their words. */
export function EvidenceParagraph({ text, paragraph, segments, choice, onChoose }: EvidenceParagraphProps) {
  const Element = paragraph.kind === 'heading' ? 'h3' : 'p';
  const first = segments.flatMap(({ opening }) => opening)[0];
  const draw = (segment: Segment) => (
    <SegmentText key={segment.start} text={text} segment={segment} choice={choice}>
      {segment.opening.map((highlight) => (
        <EvidenceTag
          key={`${highlight.number}-${highlight.start}`}
          className={styles.tag}
          data-place={highlight === first ? 'margin' : 'line'}
          number={highlight.number}
          tone={highlight.tone}
          label={`Evidence ${highlight.number}`}
          aria-pressed={highlight.number === choice?.number}
          onClick={() => onChoose?.(highlight.number)}
        />
      ))}
    </SegmentText>
  );
  const aside = segments.filter(({ style }) => style === 'aside');
  return (
    <Element className={styles.paragraph} data-kind={paragraph.kind}>
      <span>{segments.filter(({ style }) => style !== 'aside').map(draw)}</span>
      {aside.length > 0 && (
        <Text tone="quiet" className={styles.aside}>
          {' '}
          {aside.map(draw)}
        </Text>
      )}
    </Element>
  );
}

interface SegmentTextProps {
  readonly text: string;
  readonly segment: Segment;
  readonly choice: Choice | null;
  /** The tags of the highlights that begin here. */
  readonly children: ReactNode;
}

function SegmentText({ text, segment, choice, children }: SegmentTextProps) {
  const words = text.slice(segment.start, segment.end);
  const chosen = segment.highlights.find(({ number }) => number === choice?.number);
  const shown = chosen ?? segment.highlights[0];
  return (
    <span data-style={segment.style}>
      {children}
      {shown ? (
        <Marker
          key={chosen ? choice?.turn : 0}
          tone={shown.tone}
          isDrawn={chosen !== undefined}
          data-start={segment.start}
          data-numbers={segment.highlights.map(({ number }) => number).join(' ')}
        >
          {words}
        </Marker>
      ) : (
        words
      )}
    </span>
  );
}
