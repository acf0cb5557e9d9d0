import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import button from '../Button/Button.module.css';
import { classNames } from '../class-names.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './TablePager.module.css';
import { useNearViewport } from './use-near.ts';

interface PagerBase extends Omit<ComponentProps<'nav'>, 'aria-label' | 'children'> {
  /** What is paged, for a screen reader: "Pages of resumes". */
  label: string;
  /** What is shown, in words: "21 to 40", "60 shown". A screen reader hears every change. */
  summary: ReactNode;
}

interface PageByPage extends PagerBase {
  /** Shows the page before; null on the first one. */
  onPrevious: (() => void) | null;
  /** Shows the next page; null on the last one. */
  onNext: (() => void) | null;
  /** Which of them is being fetched. */
  pending?: 'previous' | 'next' | null;
}

interface MoreAndMore extends PagerBase {
  /** Adds the next rows below; null when all are shown. */
  onMore: (() => void) | null;
  /** They are being fetched. */
  isPending?: boolean;
  /** They come without a press too, as the foot comes near what is looked at. Leave it out after a failure. */
  goesOnAlone?: boolean;
}

export type TablePagerProps = PageByPage | MoreAndMore;

/**
 * The foot of a table whose rows come in keyset pages, which know a next and a previous but no number: Previous and
 * Next, or Show more. A button that leads nowhere now keeps the focus and says that it can't be used.
 */
export function TablePager(props: TablePagerProps) {
  return 'onMore' in props ? <ShowMore {...props} /> : <Pages {...props} />;
}

function Pages({ onPrevious, onNext, pending = null, ...rest }: PageByPage) {
  return (
    <Foot {...rest}>
      <PagerButton onPress={onPrevious} isPending={pending === 'previous'} icon={<ChevronLeft aria-hidden />}>
        Previous
      </PagerButton>
      <PagerButton onPress={onNext} isPending={pending === 'next'} endIcon={<ChevronRight aria-hidden />}>
        Next
      </PagerButton>
    </Foot>
  );
}

function ShowMore({ onMore, isPending = false, goesOnAlone = false, ...rest }: MoreAndMore) {
  const foot = useRef<HTMLElement>(null);
  useNearViewport(foot, goesOnAlone && !isPending ? onMore : null);
  return (
    <Foot ref={foot} {...rest}>
      {onMore || isPending ? (
        <PagerButton onPress={onMore} isPending={isPending} icon={<ChevronDown aria-hidden />}>
          Show More
        </PagerButton>
      ) : null}
    </Foot>
  );
}

function Foot({ label, summary, children, className, ...rest }: PagerBase & { children: ReactNode }) {
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.pager, className)}>
      <output className={styles.summary}>{summary}</output>
      <span className={styles.buttons}>{children}</span>
    </nav>
  );
}

interface PagerButtonProps {
  onPress: (() => void) | null;
  isPending: boolean;
  icon?: ReactNode;
  endIcon?: ReactNode;
  children: ReactNode;
}

/** A plain button: disabled by the attribute it would drop the focus in the middle of paging. */
function PagerButton({ onPress, isPending, icon, endIcon, children }: PagerButtonProps) {
  const canPress = onPress !== null && !isPending;
  return (
    <button
      type="button"
      className={classNames(button.button, styles.button)}
      data-variant="secondary"
      data-size="small"
      aria-disabled={!canPress}
      aria-busy={isPending}
      onClick={canPress ? onPress : undefined}
    >
      {isPending && icon ? <Spinner /> : icon}
      {children}
      {isPending && endIcon ? <Spinner /> : endIcon}
    </button>
  );
}
