import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { type Gap, gapStyle } from '../gap.ts';
import styles from './Columns.module.css';

export interface ColumnsProps extends ComponentProps<'div'> {
  /**
   * A number: as many equal columns as fit, each at least so many pixels wide. A text: the widths as `grid-template-columns`
   * takes them, like "minmax(0, 1fr) 320px".
   */
  widths?: number | string;
  /** The width of the window below which all stand below each other, by its token; a number of `widths` needs none. */
  stackBelow?: 'phone' | 'tablet' | 'panes' | 'desk' | 'wide';
  gap?: Gap;
  /** How high each is: as high as it is itself unless said otherwise. */
  align?: 'stretch' | 'end';
}

/** Things of a page beside each other: cards in a row, or what is read with something beside it. */
export function Columns(props: ColumnsProps) {
  const { widths = 240, stackBelow = 'panes', gap = 4, align, className, style, ...rest } = props;
  const isFilled = typeof widths === 'number';
  const columns = isFilled ? `repeat(auto-fit, minmax(min(${widths}px, 100%), 1fr))` : widths;
  return (
    <div
      {...rest}
      className={classNames(styles.columns, className)}
      data-align={align}
      data-stack-below={isFilled ? undefined : stackBelow}
      style={{ ...gapStyle(gap), '--columns': columns, ...style } as CSSProperties}
    />
  );
}
