import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './FilterBar.module.css';
import { nextInLine } from './next-in-line.ts';
import { useDragScroll } from './use-drag-scroll.ts';
import { useOverflow } from './use-overflow.ts';

export interface FilterBarProps<Id extends string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** What is filtered, for a screen reader. */
  label: string;
  items: readonly { id: Id; label: ReactNode; count?: number | undefined }[];
  value: Id;
  onChange: (value: Id) => void;
}

/**
 * One line of filters, one of them chosen. What does not fit is reached by scrolling or dragging the line, by the
 * arrows at its ends, and by the keyboard.
 */
export function FilterBar<Id extends string>({
  label,
  items,
  value,
  onChange,
  className,
  ...rest
}: FilterBarProps<Id>) {
  const line = useRef<HTMLDivElement>(null);
  const drag = useDragScroll();
  const { hasMoreBefore, hasMoreAfter, scrollBy } = useOverflow(line);
  const listening = { onKeyDown: moveFocus };
  const meaning = { role: 'group', 'aria-label': label };
  return (
    <div {...rest} className={classNames(styles.frame, className)}>
      <div
        {...drag}
        {...listening}
        {...meaning}
        ref={line}
        className={styles.bar}
        data-before={hasMoreBefore || undefined}
        data-after={hasMoreAfter || undefined}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            className={styles.chip}
            aria-pressed={item.id === value}
            onClick={() => onChange(item.id)}
          >
            {item.label}
            {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      {hasMoreBefore ? <Arrow side="before" onPress={() => scrollBy(-1)} /> : null}
      {hasMoreAfter ? <Arrow side="after" onPress={() => scrollBy(1)} /> : null}
    </div>
  );
}

/** For the pointer alone: by keyboard every filter comes into sight as it takes the focus. */
function Arrow({ side, onPress }: { side: 'before' | 'after'; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      className={styles.arrow}
      data-side={side}
      onClick={onPress}
    >
      {side === 'before' ? <ChevronLeft /> : <ChevronRight />}
    </button>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const filters = [...event.currentTarget.querySelectorAll('button')];
  const isRightToLeft = event.currentTarget.matches(':dir(rtl)');
  const place = filters.indexOf(event.target as HTMLButtonElement);
  const next = nextInLine({ key: event.key, place, count: filters.length, isRightToLeft });
  if (next === null) return;
  event.preventDefault();
  filters[next]?.focus();
}
