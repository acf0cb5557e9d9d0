import { type ComponentProps, type MouseEvent, memo } from 'react';
import styles from './PostingPane.module.css';
import type { Mark, PostingLine, Segment } from './posting-lines.ts';
import row from './RequirementRow.module.css';

interface PostingTextProps {
  readonly lines: readonly PostingLine[];
  /** The row whose words are highlighted. */
  readonly pointed: string | null;
  readonly onPointAt: (key: string | null) => void;
  readonly onOpen: (key: string) => void;
}

/** The lines of a job description. Underlined words lead to their requirement. */
export function PostingText({ lines, ...rest }: PostingTextProps) {
  return lines.map((line) => <Line key={line.start} line={line} {...rest} />);
}

interface LineProps extends Omit<PostingTextProps, 'lines'> {
  readonly line: PostingLine;
}

const Line = memo(function Line({ line: { look, segments }, ...rest }: LineProps) {
  const [margin] = segments.flatMap(({ first }) => first);
  return (
    <p className={styles.line} data-look={look}>
      {margin && (
        <span className={`${row.number} ${styles.margin}`} aria-hidden>
          {margin.number}
        </span>
      )}
      {segments.map((segment) => (
        <Words key={segment.start} segment={segment} margin={margin} {...rest} />
      ))}
    </p>
  );
});

interface WordsProps extends Omit<LineProps, 'line'> {
  readonly segment: Segment;
  /** The one whose number is in the margin. */
  readonly margin: Mark | undefined;
}

/** Words of a line: plain, or underlined and followed by the numbers that the margin has no room for. */
function Words({ segment, margin, pointed, ...rest }: WordsProps) {
  const [mark] = segment.marks;
  if (!mark) return <span data-start={segment.start}>{segment.text}</span>;
  const numbers = segment.first.filter(({ key }) => key !== margin?.key);
  return (
    <>
      <MarkLink
        mark={mark}
        className={styles.words}
        aria-label={`Requirement ${mark.number}: ${segment.text}`}
        tabIndex={segment.first.includes(mark) ? 0 : -1}
        data-start={segment.start}
        data-mark={segment.marks.map(({ key }) => key).join(' ')}
        data-kind={mark.kind}
        data-pointed={segment.marks.some(({ key }) => key === pointed) || undefined}
        {...rest}
      >
        {segment.text}
      </MarkLink>
      {numbers.map((each) => (
        <MarkLink
          key={each.key}
          mark={each}
          className={`${row.number} ${styles.number}`}
          aria-label={`Requirement ${each.number}`}
          tabIndex={each === mark ? -1 : 0}
          {...rest}
        >
          {each.number}
        </MarkLink>
      ))}
    </>
  );
}

interface MarkLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly mark: Mark;
  readonly onPointAt: (key: string | null) => void;
  readonly onOpen: (key: string) => void;
}

/** A link, so that its words can still be selected. */
function MarkLink({ mark: { key, number }, onPointAt, onOpen, children, ...rest }: MarkLinkProps) {
  function open(event: MouseEvent) {
    event.preventDefault();
    // The end of a selection is no press.
    if (getSelection()?.isCollapsed ?? true) onOpen(key);
  }

  return (
    <a
      {...rest}
      href={`#requirement-${number}`}
      draggable={false}
      onClick={open}
      onPointerEnter={() => onPointAt(key)}
      onPointerLeave={() => onPointAt(null)}
      onFocus={() => onPointAt(key)}
      onBlur={() => onPointAt(null)}
    >
      {children}
    </a>
  );
}
