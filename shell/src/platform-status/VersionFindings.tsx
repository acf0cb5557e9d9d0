import { Text } from '@shortlist/design-system/Text';
import { formatDateTime } from '@shortlist/platform';
import { type LiveVersion, sourceOfError } from '@shortlist/platform/platform-status';
import type { ReactElement } from 'react';
import { Findings } from './Findings.tsx';
import styles from './PackageCard.module.css';
import { countsText } from './status-words.ts';

const SHOWN = 5;

interface VersionFindingsProps {
  readonly packageName: string;
  readonly version: LiveVersion;
}

/** What was found in a version: its errors, its signs, and what it uses that is to go. Nothing where nothing was found. */
export function VersionFindings({ packageName, version }: VersionFindingsProps): ReactElement {
  const { errors, latestErrors, signs, deprecated } = version;
  const kinds = countsText(errors);
  const seenSigns = countsText(signs);
  return (
    <>
      {kinds ? (
        <Findings title={`Errors: ${kinds}`} headingLevel={4}>
          {latestErrors.slice(0, SHOWN).map((error) => (
            <LatestError key={`${error.name} ${error.message}`} packageName={packageName} error={error} />
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

interface LatestErrorProps {
  readonly packageName: string;
  readonly error: LiveVersion['latestErrors'][number];
}

function LatestError({ packageName, error }: LatestErrorProps): ReactElement {
  const { name, message, page, stack, sources, times, lastAt } = error;
  const source = sourceOfError(packageName, sources);
  const released = stack[source === null ? 0 : sources.indexOf(source)];
  return (
    <Text as="li" size="dense" wrap="anywhere">
      {name}: {message}
      <Text as="p" size="caption" tone="quiet" wrap="anywhere">
        {times === 1 ? 'once' : `${times} times`}, last {formatDateTime(lastAt)}
        {page === null ? null : `, on ${page}`}
        {source === null ? null : (
          <>
            , in <code className={styles.code}>{source}</code>
          </>
        )}
        {released === undefined ? null : (
          <>
            , {source === null ? 'in' : 'released as'} <code className={styles.code}>{released}</code>
          </>
        )}
      </Text>
    </Text>
  );
}
