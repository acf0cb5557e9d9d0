import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { formatDateTime } from '@shortlist/platform';
import type { OverrideChoices, PreviewableRelease } from '@shortlist/platform/overrides';
import type { ReactElement } from 'react';
import styles from './OverridesPage.module.css';
import { overrideRequestUrl } from './override-request.ts';

type Remote = OverrideChoices['remotes'][number];

/** The releases of each remote that others than oneself get, or got: they can be looked at as they are. */
export function ReleasePreviews({ choices }: { readonly choices: OverrideChoices }): ReactElement {
  return (
    <Card>
      <CardHeader title="Releases" />
      <CardBody>
        <ul className={styles.list} aria-label="Releases">
          {choices.remotes.flatMap((remote) => [
            <li key={remote.package} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.name}>{remote.title}</p>
                <p className={styles.quiet}>
                  {remote.package} {remote.live} is live for you
                  {remote.releases.length === 0 ? '; no other releases yet' : ''}
                </p>
              </div>
            </li>,
            ...remote.releases.map((release) => (
              <Release key={remote.package + release.version} remote={remote} release={release} />
            )),
          ])}
        </ul>
      </CardBody>
    </Card>
  );
}

interface ReleaseProps {
  readonly remote: Remote;
  readonly release: PreviewableRelease;
}

function Release({ remote, release: { version, since, commit } }: ReleaseProps): ReactElement {
  const details = [
    since === null ? 'Earlier release' : `live since ${formatDateTime(since)}`,
    ...(commit === null ? [] : [`commit ${commit.slice(0, 10)}`]),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>{version}</p>
        <p className={styles.quiet}>{details.join(', ')}</p>
      </div>
      <ButtonLink
        size="small"
        href={overrideRequestUrl({ package: remote.package, version })}
        aria-label={`Preview ${remote.title} ${version}`}
      >
        Preview
      </ButtonLink>
    </li>
  );
}
