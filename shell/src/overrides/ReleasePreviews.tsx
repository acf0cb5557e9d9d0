import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Stack } from '@shortlist/design-system/Stack';
import { formatDateTime } from '@shortlist/platform';
import type { OverrideChoices, PreviewableRelease } from '@shortlist/platform/overrides';
import type { ReactElement } from 'react';
import { EntryName, ListEntry } from '../list-entry/ListEntry.tsx';
import { overrideRequestUrl } from './override-request.ts';

type Remote = OverrideChoices['remotes'][number];

/** The releases of each remote that others than oneself get, or got: they can be looked at as they are. */
export function ReleasePreviews({ choices }: { readonly choices: OverrideChoices }): ReactElement {
  return (
    <Card>
      <CardHeader title="Releases" />
      <CardBody>
        <Stack as="ul" isLined gap={3} aria-label="Releases">
          {choices.remotes.flatMap((remote) => [
            <ListEntry
              key={remote.package}
              title={<EntryName>{remote.title}</EntryName>}
              notes={[
                `${remote.package} ${remote.live} is live for you${remote.releases.length === 0 ? '; no other releases yet' : ''}`,
              ]}
            />,
            ...remote.releases.map((release) => (
              <Release key={remote.package + release.version} remote={remote} release={release} />
            )),
          ])}
        </Stack>
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
    <ListEntry title={<p>{version}</p>} notes={[details.join(', ')]}>
      <ButtonLink
        size="small"
        href={overrideRequestUrl({ package: remote.package, version })}
        aria-label={`Preview ${remote.title} ${version}`}
      >
        Preview
      </ButtonLink>
    </ListEntry>
  );
}
