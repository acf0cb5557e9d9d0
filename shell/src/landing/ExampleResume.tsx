import { Marker } from '@shortlist/design-system/Marker';
import { Paper } from '@shortlist/design-system/Paper';
import { Text } from '@shortlist/design-system/Text';
import type { ReactElement } from 'react';
import styles from './ExampleResume.module.css';

/** The invented resume of the demonstration, with the words that decided marked. */
export function ExampleResume(): ReactElement {
  return (
    <Paper className={styles.resume}>
      <Text as="p" tone="strong" weight={580} className={styles.name}>
        Ines Okafor
      </Text>
      <p className={styles.contact}>Senior backend engineer. Rotterdam.</p>
      <Text as="p" tone="strong" weight={640} className={styles.section}>
        Experience
      </Text>
      <p className={styles.role}>
        <Text as="b" weight={640}>
          Tidewater Freight,
        </Text>{' '}
        <i>
          <Marker tone="support" data-evidence="title">
            Senior Backend Engineer
          </Marker>
        </i>{' '}
        <span className={styles.year}>2021 – Present</span>
      </p>
      <ul className={styles.lines}>
        <li>
          <Marker tone="support" data-evidence="go">
            Led the move of 14 shipment services from a single Rails app to Go
          </Marker>
          , with no customer-facing downtime.
        </li>
        <li>
          Cut p99 latency of the rate quote API from 1.9 s to 240 ms by replacing per-request joins with{' '}
          <Marker tone="support" data-evidence="postgresql">
            a read model in PostgreSQL
          </Marker>
          .
        </li>
        <li>
          Since 2023 the on-call lead for a team of{' '}
          <span data-evidence="lead">
            <Marker tone="concern">six engineers</Marker>
            {';'}
          </span>{' '}
          wrote the incident review template the company still uses.
        </li>
      </ul>
      <p className={styles.role}>
        <Text as="b" weight={640}>
          Kestrel Pay,
        </Text>{' '}
        <i>Backend Engineer</i> <span className={styles.year}>2016 – 2021</span>
      </p>
      <ul className={styles.lines}>
        <li>Built the ledger reconciliation job that matches 2.3 million card transactions a night.</li>
        <li>Responsible for various tasks in the payments team.</li>
      </ul>
      <Text as="p" tone="strong" weight={640} className={styles.section}>
        Projects and talks
      </Text>
      <ul className={styles.lines}>
        <li>“Queues that forget”, Rotterdam Systems Meetup, 2024.</li>
        <li>Maintains a small Go library for shipping label formats.</li>
      </ul>
      <Text as="p" tone="strong" weight={640} className={styles.section}>
        Education
      </Text>
      <p className={styles.role}>
        <Text as="b" weight={640}>
          University of Porto,
        </Text>{' '}
        <i>BSc Computer Science</i> <span className={styles.year}>2016</span>
      </p>
      <Text as="p" tone="strong" weight={640} className={styles.section}>
        Skills
      </Text>
      <p className={styles.skills}>Go, PostgreSQL, Kafka, Docker, Terraform, Ruby</p>
    </Paper>
  );
}
