import { Text } from '@shortlist/design-system/Text';
import { formatDateTime } from '@shortlist/platform';
import type { LiveVersion } from '@shortlist/platform/platform-status';
import type { ReactElement } from 'react';
import { Findings } from './Findings.tsx';
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
        <Findings title={`Errors: ${kinds}`} headingLevel={4}>
          {latestErrors.slice(0, SHOWN).map((error) => (
            <LatestError key={`${error.name} ${error.message}`} error={error} />
          ))}
        </Findings>
      ) : null}
      {seenSigns ? (
        <Text as="p" size="dense">
          Performance issues: {seenSigns}.
        </Text>
      ) : null}
      {deprecated.length > 0 ? (
        <Findings title="Uses deprecated APIs" headingLevel={4}>
          {deprecated.map(({ api, since, instead, pages }) => (
            <Text as="li" size="dense" wrap="anywhere" key={api}>
              <code className={styles.code}>{api}</code>, deprecated since {since}, on {pages}{' '}
              {pages === 1 ? 'page' : 'pages'}. {instead}
            </Text>
          ))}
        </Findings>
      ) : null}
    </>
  );
}

function LatestError({ error }: { readonly error: LiveVersion['latestErrors'][number] }): ReactElement {
  const { name, message, page, stack, times, lastAt } = error;
  return (
    <Text as="li" size="dense" wrap="anywhere">
      {name}: {message}
      <Text as="p" size="caption" tone="quiet" wrap="anywhere">
        {times === 1 ? 'once' : `${times} times`}, last {formatDateTime(lastAt)}
        {page === null ? null : `, on ${page}`}
        {stack[0] ? (
          <>
            , in <code className={styles.code}>{stack[0]}</code>
          </>
        ) : null}
      </Text>
    </Text>
  );
}
