import type { UrgentMessage } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Banner } from '@shortlist/design-system/Banner';
import { Link } from '@shortlist/design-system/Link';
import { ArrowRight, BellRing } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './HomeTab.module.css';
import { useUrgentMessage } from './home-queries.ts';

type Shown = Pick<UrgentMessage, 'title' | 'message' | 'priority' | 'action'>;

/** What stands there until the server says otherwise, and stays when it can't. */
const DEFAULT: Shown = {
  title: 'Matched Candidates',
  message: 'Your strongest matches stand in Applicant Overview.',
  priority: 6,
  action: null,
};

/** The one thing most worth doing now. */
export function UrgentBanner(): ReactElement {
  const { title, message, priority, action } = useUrgentMessage().data?.message ?? DEFAULT;
  return (
    <Banner
      tone="caution"
      icon={<BellRing aria-hidden />}
      title={title}
      action={
        <span className={styles.urgentEnd}>
          <Badge tone="caution">Priority {priority}</Badge>
          {action ? (
            <Link href={action.href} variant="quiet" className={styles.act}>
              {action.label} <ArrowRight aria-hidden size={14} />
            </Link>
          ) : null}
        </span>
      }
    >
      {message}
    </Banner>
  );
}
