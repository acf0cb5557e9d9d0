import { Marker } from '@shortlist/design-system/Marker';
import { Verdict } from '@shortlist/design-system/Verdict';
import type { ReactElement } from 'react';
import styles from './ExampleSentence.module.css';

/** One sentence of an invented resume, large, with the point that it earned. */
export function ExampleSentence(): ReactElement {
  return (
    <section className={styles.desk} aria-label="Example of scored evidence">
      <div className={styles.sheet}>
        <figure className={styles.lead}>
          <figcaption className={styles.role}>
            <b>Tidewater Freight</b>, <i>Senior Backend Engineer</i>
          </figcaption>
          <blockquote className={styles.quote}>
            “Led the move of{' '}
            <Marker tone="support">14 shipment services from a single Rails app to Go</Marker>, with no
            customer-facing downtime.”
          </blockquote>
        </figure>
        <div className={styles.point}>
          <p className={styles.requirement}>Go in production</p>
          <Verdict verdict="met" />
          <p className={styles.reason}>This sentence earned 3 of 3 points for Senior Backend Engineer.</p>
        </div>
        <div className={styles.rest}>
          <p>
            Cut p99 latency of the rate quote API from 1.9 s to 240 ms by replacing per-request joins with a
            read model in PostgreSQL.
          </p>
          <p>On-call lead for six engineers; wrote the incident review template the company still uses.</p>
          <p className={styles.role}>
            <b>Kestrel Pay</b>, <i>Backend Engineer</i>
          </p>
          <p>Built the ledger reconciliation job that matches 2.3 million card transactions a night.</p>
        </div>
        <p className={styles.example}>Example only. The candidate and employers are fictional.</p>
      </div>
    </section>
  );
}
