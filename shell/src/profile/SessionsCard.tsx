import { endpoints, type UserSession } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDate, formatDateTime, LoadError, pagesOf } from '@shortlist/platform';
import { useInfiniteQuery } from '@shortlist/platform/query';
import { Monitor, Smartphone } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { EntryName, ListEntry } from '../list-entry/ListEntry.tsx';
import { deviceOf } from './device-words.ts';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';

/** The browsers in which the user is signed in; each of the others can be signed out from here. */
export function SessionsCard(): ReactElement {
  const pages = useInfiniteQuery(pagesOf(endpoints.auth.sessions));
  const [asked, setAsked] = useState<UserSession | 'others' | null>(null);
  const sessions = thisOneFirst(pages.data?.pages.flatMap(({ data }) => data.sessions) ?? []);
  const hasOthers = sessions.some(({ is_current }) => !is_current);
  return (
    <Card>
      <CardHeader
        title="Signed-in Browsers"
        action={
          hasOthers ? (
            <Button size="small" onPress={() => setAsked('others')}>
              Sign Out Other Browsers
            </Button>
          ) : null
        }
      />
      <CardBody>
        <Stack isLined gap={3}>
          {pages.isPending ? <SkeletonRows rows={2} label="Loading your sessions" /> : null}
          {pages.isError && sessions.length === 0 ? (
            <LoadError title="Failed to load your sessions" query={pages} headingLevel={3} />
          ) : null}
          {sessions.length > 0 ? <SessionList sessions={sessions} onEnd={setAsked} /> : null}
          {pages.isSuccess && !hasOthers ? (
            <Text as="p" size="caption" tone="quiet">
              No other active sessions
            </Text>
          ) : null}
        </Stack>
        {pages.hasNextPage ? (
          <Button isPending={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
            Show More
          </Button>
        ) : null}
      </CardBody>
      <EndSessionsDialog asked={asked} onClose={() => setAsked(null)} />
    </Card>
  );
}

interface SessionListProps {
  readonly sessions: readonly UserSession[];
  readonly onEnd: (session: UserSession) => void;
}

function SessionList({ sessions, onEnd }: SessionListProps): ReactElement {
  return (
    <Stack as="ul" isLined gap={3} aria-label="Signed-in Browsers">
      {sessions.map((session) => (
        <SessionItem key={session.id} session={session} onEnd={onEnd} />
      ))}
    </Stack>
  );
}

interface SessionItemProps extends Pick<SessionListProps, 'onEnd'> {
  readonly session: UserSession;
}

function SessionItem({ session, onEnd }: SessionItemProps): ReactElement {
  const { name, isHandheld } = deviceOf(session.user_agent);
  const seen = formatDateTime(session.last_seen_at);
  const Icon = isHandheld ? Smartphone : Monitor;
  return (
    <ListEntry
      icon={<Icon aria-hidden size={20} color="var(--ink-quiet)" />}
      title={
        <EntryName>
          {name} {session.is_current ? <Badge tone="positive">This browser</Badge> : null}
        </EntryName>
      }
      notes={[`Last seen ${seen}, signed in on ${formatDate(session.created_at)}`]}
    >
      {session.is_current ? null : (
        <Button
          size="small"
          aria-label={`Sign out ${name}, last seen ${seen}`}
          onPress={() => onEnd(session)}
        >
          Sign Out
        </Button>
      )}
    </ListEntry>
  );
}

function thisOneFirst(sessions: readonly UserSession[]): UserSession[] {
  return sessions.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
}
