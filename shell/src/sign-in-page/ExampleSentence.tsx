import { Marker } from '@shortlist/design-system/Marker';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { Verdict } from '@shortlist/design-system/Verdict';
import type { ReactElement } from 'react';
import styles from './ExampleSentence.module.css';

/** One sentence of an invented resume, large, with the point that it earned. */
export function ExampleSentence(): ReactElement {
  return (
    <section className={styles.desk} aria-label="Example of scored evidence">
      <div className={styles.sheet}>
        <Stack as="figure" gap={3}>
          <Text as="figcaption" size="document" tone="strong" className={styles.role}>
            <Text as="b" weight={640}>
              Tidewater Freight
            </Text>
            , <i>Senior Backend Engineer</i>
          </Text>
          <blockquote className={styles.quote}>
            “Led the move of{' '}
            <Marker tone="support">14 shipment services from a single Rails app to Go</Marker>, with no
            customer-facing downtime.”
          </blockquote>
        </Stack>
        <Stack gap={1} align="start" className={styles.point}>
          <Text as="p" size="panel" tone="strong">
            Go in production
          </Text>
          <Verdict verdict="met" />
          <Text as="p" size="caption" tone="quiet">
            This sentence earned 3 of 3 points for Senior Backend Engineer.
          </Text>
        </Stack>
        <Stack className={styles.rest}>
          <p>
            Cut p99 latency of the rate quote API from 1.9 s to 240 ms by replacing per-request joins with a
            read model in PostgreSQL.
          </p>
          <p>On-call lead for six engineers; wrote the incident review template the company still uses.</p>
          <Text as="p" size="document" tone="strong" className={styles.role}>
            <Text as="b" weight={640}>
              Kestrel Pay
            </Text>
            , <i>Backend Engineer</i>
          </Text>
          <p>Built the ledger reconciliation job that matches 2.3 million card transactions a night.</p>
        </Stack>
        <Text as="p" size="caption" tone="quiet" className={styles.example}>
          Example only. The candidate and employers are fictional.
        </Text>
      </div>
    </section>
  );
}
