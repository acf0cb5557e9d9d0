import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Link } from '@shortlist/design-system/Link';
import { PopoverPanel } from '@shortlist/design-system/Popover';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
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
    <div className={styles.contents}>
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
      <ul className={styles.notices}>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} {...row} />
        ))}
      </ul>
    </div>
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
    <li className={styles.notice}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>
          <Link href={href} variant="quiet" className={styles.link} onPress={onFollow}>
            {title}
          </Link>
          {isNew ? <span className={styles.new}>New</span> : null}
        </p>
        <p className={styles.text}>{text}</p>
        <time className={styles.when} dateTime={at.toISOString()}>
          {formatDateTime(at)}
        </time>
      </div>
    </li>
  );
}
