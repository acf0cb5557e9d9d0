import type { Quote, RequirementVerdict } from '@shortlist/api-contract';
import { MarkedQuote } from '@shortlist/design-system/Marker';
import { Text } from '@shortlist/design-system/Text';
import { Fragment } from 'react';
import { quotesOf, toneOf } from '../verdicts/settled-words.ts';
import styles from './EvidenceQuotes.module.css';

interface QuotedWordsProps {
  readonly requirement: RequirementVerdict;
  /** Shows the words where they stand in the resume; without it they are read here alone. */
  readonly onShow?: (quote: Quote) => void;
}

/**
 * The words that decide, marked and each the way to its place, with source and reason below; words that may answer have a line
 * under them. Silence is said as such.
 */
export function EvidenceQuotes({ requirement, onShow }: QuotedWordsProps) {
  const { note } = requirement;
  const quotes = quotesOf(requirement);
  if (quotes.length === 0) {
    return (
      <Text as="p" size="dense" tone="pencil">
        {(note ?? 'The resume doesn’t mention it').replace(/\.?$/, '.')}
      </Text>
    );
  }
  const sources = [...new Set(quotes.flatMap(({ source }) => (source === null ? [] : [source])))];
  const below = [...sources, ...(note === null ? [] : [note])].join('. ');
  return (
    <div>
      <p className={styles.quotes}>
        {quotes.map((quote, index) => (
          <Fragment key={quote.start}>
            {index > 0 && (
              <Text size="dense" tone="body">
                {' '}
                and{' '}
              </Text>
            )}
            <QuotedWords requirement={requirement} quote={quote} onShow={onShow} />
          </Fragment>
        ))}
      </p>
      {below && (
        <Text as="p" size="caption" tone="quiet">
          {below}
        </Text>
      )}
    </div>
  );
}

interface OneQuoteProps extends Pick<QuotedWordsProps, 'requirement'> {
  readonly quote: Quote;
  readonly onShow: QuotedWordsProps['onShow'];
}

function QuotedWords({ requirement: { verdict }, quote, onShow }: OneQuoteProps) {
  const words = (
    <q>
      “<MarkedQuote tone={toneOf(verdict)} quote={quote} />”
    </q>
  );
  if (!onShow) return words;
  return (
    <button type="button" className={styles.quote} title="Show in the resume" onClick={() => onShow(quote)}>
      {words}
    </button>
  );
}
