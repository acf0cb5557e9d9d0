import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
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
        <Stack as="section" gap={2}>
          <Text as="h4" size="panel" tone="strong">
            Errors: {kinds}
          </Text>
          <Stack as="ul" gap={2} className={styles.list}>
            {latestErrors.slice(0, SHOWN).map((error) => (
              <LatestError key={`${error.name} ${error.message}`} error={error} />
            ))}
          </Stack>
        </Stack>
      ) : null}
      {seenSigns ? (
        <Text as="p" size="dense">
          Performance issues: {seenSigns}.
        </Text>
      ) : null}
      {deprecated.length > 0 ? (
        <Stack as="section" gap={2}>
          <Text as="h4" size="panel" tone="strong">
            Uses deprecated APIs
          </Text>
          <Stack as="ul" gap={2} className={styles.list}>
            {deprecated.map(({ api, since, instead, pages }) => (
              <li key={api}>
                <code className={styles.code}>{api}</code>, deprecated since {since}, on {pages}{' '}
                {pages === 1 ? 'page' : 'pages'}. {instead}
              </li>
            ))}
          </Stack>
        </Stack>
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
