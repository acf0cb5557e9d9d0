import { formatDateTime } from '@shortlist/platform';
import type { LiveVersion } from '@shortlist/platform/platform-status';
import type { ReactElement } from 'react';
import styles from './PackageCard.module.css';
import { countsText } from './status-words.ts';

const SHOWN = 5;

/** What was found in a version: its errors, its signs, and what it uses that is to go. Nothing where nothing was found. */
export function VersionFindings({ version }: { readonly version: LiveVersion }): ReactElement {
  const { errors, latestErrors, signs, deprecated } = version;
  const kinds = countsText(errors);
  const seenSigns = countsText(signs);
  return (
    <>
      {kinds ? (
        <section className={styles.section}>
          <h4 className={styles.heading}>Errors: {kinds}</h4>
          <ul className={styles.list}>
            {latestErrors.slice(0, SHOWN).map((error) => (
              <LatestError key={`${error.name} ${error.message}`} error={error} />
            ))}
          </ul>
        </section>
      ) : null}
      {seenSigns ? <p className={styles.signs}>Performance issues: {seenSigns}.</p> : null}
      {deprecated.length > 0 ? (
        <section className={styles.section}>
          <h4 className={styles.heading}>Uses deprecated APIs</h4>
          <ul className={styles.list}>
            {deprecated.map(({ api, since, instead, pages }) => (
              <li key={api}>
                <code className={styles.code}>{api}</code>, deprecated since {since}, on {pages}{' '}
                {pages === 1 ? 'page' : 'pages'}. {instead}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function LatestError({ error }: { readonly error: LiveVersion['latestErrors'][number] }): ReactElement {
  const { name, message, page, stack, times, lastAt } = error;
  return (
    <li>
      {name}: {message}
      <span className={styles.where}>
        {times === 1 ? 'once' : `${times} times`}, last {formatDateTime(lastAt)}
        {page === null ? null : `, on ${page}`}
        {stack[0] ? (
          <>
            , in <code className={styles.code}>{stack[0]}</code>
          </>
        ) : null}
      </span>
    </li>
  );
}
