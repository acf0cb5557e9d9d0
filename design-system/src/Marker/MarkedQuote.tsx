import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Marker.module.css';
import { Marker, type MarkerTone } from './Marker.tsx';

/** Words of a resume, and where in its text they and those that decide stand. */
export interface QuotedWords {
  readonly text: string;
  readonly start: number;
  readonly deciding?: { readonly start: number; readonly end: number } | undefined;
}

export interface MarkedQuoteProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** As an answer of the API has it. */
  quote: QuotedWords;
  tone?: MarkerTone;
  /** In one line, where there is no room for more: cut before the words that decide and behind them, never in them. */
  isOneLine?: boolean;
}

/** Most words that are marked where nothing says which of them decide. */
const SHORT = 6;

/** A quote with the pen on the words that decide, and on nothing else. */
export function MarkedQuote({ quote, tone, isOneLine, className, ...rest }: MarkedQuoteProps) {
  const { text } = quote;
  const { start, end } = decidingIn(quote, tone);
  return (
    <span {...rest} className={classNames(styles.quote, className)} data-one-line={isOneLine || undefined}>
      {start > 0 ? <span>{text.slice(0, start)}</span> : null}
      {start < end ? <Marker {...(tone && { tone })}>{text.slice(start, end)}</Marker> : null}
      {end < text.length ? <span>{text.slice(end)}</span> : null}
    </span>
  );
}

/** Offsets into the text of the quote. Words that nobody has judged have a line under all of them, unless some are known to decide. */
function decidingIn({ text, start, deciding }: QuotedWords, tone: MarkerTone | undefined) {
  if (deciding) return { start: deciding.start - start, end: deciding.end - start };
  const isShort = text.trim().split(/\s+/).length <= SHORT;
  return { start: 0, end: isShort || tone === 'pencil' ? text.length : 0 };
}
