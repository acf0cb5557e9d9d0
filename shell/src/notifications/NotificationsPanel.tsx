import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Link } from '@shortlist/design-system/Link';
import { PopoverPanel } from '@shortlist/design-system/Popover';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDateTime, LoadError } from '@shortlist/platform';
import { CreditCard, ListChecks, Target } from 'lucide-react';
import type { ReactElement, RefObject } from 'react';
import styles from './Notifications.module.css';
import type { Notice } from './notices.ts';
import type { Notices } from './use-notices.ts';

interface NotificationsPanelProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly notices: Notices;
  /** What came later is marked as new. */
  readonly newSince: Date;
}

/** What has happened, the newest first; each leads to where it can be seen. */
export function NotificationsPanel({ notices, newSince, ...popover }: NotificationsPanelProps): ReactElement {
  return (
    <PopoverPanel {...popover} title="Notifications" placement="bottom end" className={styles.panel}>
      {(close) => <Contents {...notices} newSince={newSince} onFollow={close} />}
    </PopoverPanel>
  );
}

interface ContentsProps extends Notices {
  readonly newSince: Date;
  readonly onFollow: () => void;
}

function Contents({ notices, isPending, error, isRetrying, retry, ...row }: ContentsProps): ReactElement {
  if (isPending && error === null) return <SkeletonRows rows={3} />;
  return (
    <Stack gap={3}>
      {error ? (
        <LoadError
          title="Some notifications couldn't be loaded"
          query={{ error, isRetrying, retry }}
          headingLevel={3}
        />
      ) : null}
      {notices.length === 0 && error === null ? (
        <EmptyState
          title="No notifications yet"
          description="Match results, finished batches, and billing updates appear here."
        />
      ) : null}
      <Stack as="ul" isLined gap={3}>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} {...row} />
        ))}
      </Stack>
    </Stack>
  );
}

const ICONS = { match: Target, batch: ListChecks, plan: CreditCard } as const;

interface NoticeRowProps {
  readonly notice: Notice;
  readonly newSince: Date;
  readonly onFollow: () => void;
}

function NoticeRow({
  notice: { kind, title, text, href, at },
  newSince,
  onFollow,
}: NoticeRowProps): ReactElement {
  const Icon = ICONS[kind];
  const isNew = at > newSince;
  return (
    <Inline as="li" gap={3} align="stretch" isOneLine className={styles.notice}>
      <Icon aria-hidden size={16} strokeWidth={1.75} color="var(--ink-quiet)" className={styles.icon} />
      <Stack gap={0.5} className={styles.words}>
        <Inline as="p" align="baseline" justify="between" isOneLine>
          <Text
            as={Link}
            wrap="anywhere"
            size="panel"
            weight={580}
            href={href}
            variant="quiet"
            className={styles.link}
            onPress={onFollow}
          >
            {title}
          </Text>
          {isNew ? (
            <Text size="caption" weight={580} className={styles.new}>
              New
            </Text>
          ) : null}
        </Inline>
        <Text as="p" size="dense">
          {text}
        </Text>
        <Text as="time" size="caption" tone="quiet" dateTime={at.toISOString()}>
          {formatDateTime(at)}
        </Text>
      </Stack>
    </Inline>
  );
}
