import type { ElementType, HTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { type Gap, gapStyle } from '../gap.ts';
import styles from './Stack.module.css';

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** The element: `ul` for a list, `section` for a part with a heading. */
  as?: ElementType;
  /** Between two neighbors, in steps of 4 px. */
  gap?: Gap;
  ref?: Ref<HTMLElement>;
}

export interface StackProps extends LayoutProps {
  /** Where each stands across: the whole width unless said otherwise. */
  align?: 'start' | 'center' | 'end';
  /** A hairline between each two, with the gap on both of its sides: rows of a list. */
  isLined?: boolean;
}

/** Things below each other, with one gap between them. */
export function Stack(props: StackProps) {
  const { as: Element = 'div', gap = 4, align, isLined, className, style, ...rest } = props;
  return (
    <Element
      {...rest}
      className={classNames(styles.stack, className)}
      data-align={align}
      data-lined={isLined || undefined}
      style={{ ...gapStyle(gap), ...style }}
    />
  );
}

export interface InlineProps extends LayoutProps {
  /** Between two lines, where that is not `gap`. */
  rowGap?: Gap;
  /** How they stand on the line: their middles unless said otherwise. */
  align?: 'start' | 'baseline' | 'end' | 'stretch';
  /** Where the rest of the line goes: behind them unless said otherwise. */
  justify?: 'center' | 'end' | 'between';
  /** They stay on one line, whatever the width. */
  isOneLine?: boolean;
}

/** Things beside each other, which go on in the next line where there is no room. */
export function Inline(props: InlineProps) {
  const {
    as: Element = 'div',
    gap = 2,
    rowGap,
    align,
    justify,
    isOneLine,
    className,
    style,
    ...rest
  } = props;
  return (
    <Element
      {...rest}
      className={classNames(styles.inline, className)}
      data-align={align}
      data-justify={justify}
      data-one-line={isOneLine || undefined}
      style={{ ...gapStyle(gap, rowGap), ...style }}
    />
  );
}
