import type { RequirementVerdict } from '@shortlist/api-contract';
import { Marker } from '@shortlist/design-system/Marker';
import { Fragment } from 'react';
import styles from './QuotedWords.module.css';

/** The words that decide, marked, with their source and the reason below; silence said as such. */
export function QuotedWords({ requirement }: { readonly requirement: RequirementVerdict }) {
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
            <q>
              “<Marker tone={verdict === 'met' ? 'support' : 'concern'}>{quote.text}</Marker>”
            </q>
          </Fragment>
        ))}
      </p>
      {below && <p className={styles.source}>{below}</p>}
    </>
  );
}
