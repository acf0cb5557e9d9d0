import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { useDocumentTitle, useSession } from '@shortlist/platform';
import { BriefcaseBusiness, Upload } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { longDate } from '../shared/date-text.ts';
import { ApplicantOverview } from './ApplicantOverview.tsx';
import { greetingAt } from './greeting.ts';
import { HiringFunnel } from './HiringFunnel.tsx';
import styles from './HomeTab.module.css';
import { MetricCards } from './MetricCards.tsx';
import { PositionTracking } from './PositionTracking.tsx';
import { ScoreDistribution } from './ScoreDistribution.tsx';
import { UrgentBanner } from './UrgentBanner.tsx';

/** Where a recruiter starts the day. */
export function HomeTab(): ReactElement {
  const user = useSession();
  const [now] = useState(() => new Date());
  useDocumentTitle('Home Dashboard');
  return (
    <div className={styles.home}>
      <PageHeader
        title={`${greetingAt(now.getHours())}, ${user?.username || 'User'}`}
        description={longDate(now)}
        actions={
          <>
            <ButtonLink href="/joblist/new" icon={<BriefcaseBusiness aria-hidden />}>
              Post Position
            </ButtonLink>
            <ButtonLink href="/resumes/new" variant="primary" icon={<Upload aria-hidden />}>
              Upload Resume
            </ButtonLink>
          </>
        }
      />
      <UrgentBanner />
      <MetricCards />
      <div className={styles.columns}>
        <ApplicantOverview />
        <PositionTracking />
        <HiringFunnel />
        <ScoreDistribution />
      </div>
    </div>
  );
}
