import type { UrgentMessage } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Banner } from '@shortlist/design-system/Banner';
import { Link } from '@shortlist/design-system/Link';
import { Inline } from '@shortlist/design-system/Stack';
import { ArrowRight, BellRing, CalendarClock, FileQuestion, Flag } from 'lucide-react';
import type { ReactElement } from 'react';
import { liveHref } from '../tabs/tab-address.ts';
import { useUrgentMessage } from './home-queries.ts';

type Shown = Omit<UrgentMessage, 'computed_at'>;

/** What stands there until the server says otherwise, and stays when it can't. */
const DEFAULT: Shown = {
  type: 'matched_candidates',
  title: 'Matched Candidates',
  message: 'See your strongest matches in Applicant Overview.',
  priority: 6,
  action: null,
};

const ICONS = {
  matched_candidates: BellRing,
  unmatched_resumes: FileQuestion,
  due_soon: CalendarClock,
  getting_started: Flag,
} as const;

/** From here on somebody waits for an answer. */
const PRESSING = 4;

/** The one thing most worth doing now. */
export function UrgentBanner(): ReactElement {
  const { type, title, message, priority, action } = useUrgentMessage().data?.message ?? DEFAULT;
  const Icon = ICONS[type];
  const tone = priority < PRESSING ? 'neutral' : 'caution';
  return (
    <Banner
      tone={priority < PRESSING ? 'info' : 'caution'}
      icon={<Icon aria-hidden />}
      title={title}
      action={
        <Inline as="span" gap={3}>
          <Badge tone={tone}>Priority {priority}</Badge>
          {action ? (
            <Link href={liveHref(action.href)} variant="quiet">
              {action.label} <ArrowRight aria-hidden size={14} />
            </Link>
          ) : null}
        </Inline>
      }
    >
      {message}
    </Banner>
  );
}
