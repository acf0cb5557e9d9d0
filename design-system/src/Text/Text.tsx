import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Text.module.css';

interface TextStyle {
  /** One of the type tokens; that of the surroundings unless said otherwise. */
  size?:
    | 'micro'
    | 'caption'
    | 'dense'
    | 'body'
    | 'panel'
    | 'heading'
    | 'title'
    | 'display'
    | 'quote-row'
    | 'quote'
    | 'document';
  /** Quiet for a hint or a count, strong for a name; the color of the surroundings unless said otherwise. */
  tone?: 'quiet' | 'body' | 'strong' | 'pencil' | 'positive' | 'caution' | 'negative';
  /** 580 for a name among other words, 640 for a number that counts. */
  weight?: 450 | 580 | 640;
  /** Figures of one width, so that they stand below each other. */
  isTabular?: boolean;
  /** Long words: broken anywhere; kept on one line; or on one line and cut with an ellipsis. */
  wrap?: 'anywhere' | 'none' | 'ellipsis';
}

/** The element's own attributes besides those of the text. */
export type TextProps<Element extends ElementType> = TextStyle & {
  /** The element: `p`, `h2`, `time`, `strong`; a span unless said otherwise. */
  as?: Element;
} & Omit<ComponentProps<Element>, keyof TextStyle | 'as'>;

/** Words in one of the sizes and colors of the system: a hint, a caption, a name, a heading. */
export function Text<Element extends ElementType = 'span'>(props: TextProps<Element>) {
  const { as, size, tone, weight, isTabular, wrap, className, ...rest } = props as TextProps<'span'>;
  const Drawn: ElementType = as ?? 'span';
  return (
    <Drawn
      {...rest}
      className={classNames(styles.text, className)}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-tabular={isTabular || undefined}
      data-wrap={wrap}
    />
  );
}
