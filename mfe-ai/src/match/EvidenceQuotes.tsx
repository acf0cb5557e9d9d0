import type { Quote, RequirementVerdict } from '@shortlist/api-contract';
import { Marker } from '@shortlist/design-system/Marker';
import { Fragment } from 'react';
import styles from './EvidenceQuotes.module.css';

interface QuotedWordsProps {
  readonly requirement: RequirementVerdict;
  /** Shows the words where they stand in the resume. */
  readonly onShow: (quote: Quote) => void;
}

/** The words that decide, marked and each the way to its place, with source and reason below; silence said as such. */
export function EvidenceQuotes({ requirement, onShow }: QuotedWordsProps) {
  const { quotes, note, verdict } = requirement;
  if (quotes.length === 0) {
    return <p className={styles.silence}>{(note ?? 'No sentence speaks of it').replace(/\.?$/, '.')}</p>;
  }
  const sources = [...new Set(quotes.flatMap(({ source }) => (source === null ? [] : [source])))];
  const below = [...sources, ...(note === null ? [] : [note])].join('. ');
  return (
    <>
      <p className={styles.quotes}>
        {quotes.map((quote, index) => (
          <Fragment key={quote.start}>
            {index > 0 && <span className={styles.joint}> and </span>}
            <button
              type="button"
              className={styles.quote}
              title="Show in the resume"
              onClick={() => onShow(quote)}
            >
              <q>
                “<Marker tone={verdict === 'met' ? 'support' : 'concern'}>{quote.text}</Marker>”
              </q>
            </button>
          </Fragment>
        ))}
      </p>
      {below && <p className={styles.source}>{below}</p>}
    </>
  );
}
