import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Columns } from '@shortlist/design-system/Columns';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Stack } from '@shortlist/design-system/Stack';
import { formatLongDate, useSession } from '@shortlist/platform';
import { BriefcaseBusiness, Upload } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { tabHref } from '../tabs/tab-address.ts';
import { ApplicantOverview } from './ApplicantOverview.tsx';
import { greetingAt } from './greeting.ts';
import { HiringFunnel } from './HiringFunnel.tsx';
import styles from './HomeTab.module.css';
import { useStats } from './home-queries.ts';
import { MatchesPerWeek } from './MatchesPerWeek.tsx';
import { MetricCards } from './MetricCards.tsx';
import { PositionTracking } from './PositionTracking.tsx';
import { ScoreDistribution } from './ScoreDistribution.tsx';
import { UrgentBanner } from './UrgentBanner.tsx';

/** Where a recruiter starts the day. */
export function HomeTab(): ReactElement {
  return (
    <Stack gap={3}>
      <Greeting />
      <UrgentBanner />
      <MetricCards />
      <Columns widths="minmax(0, 1fr) 424px" stackBelow="desk" gap={3} align="stretch">
        <Stack gap={3} className={styles.column}>
          <ApplicantOverview />
          <HiringFunnel />
        </Stack>
        <Stack gap={3} className={styles.column}>
          <PositionTracking />
          <ScoreDistribution />
        </Stack>
      </Columns>
      <MatchesPerWeek />
    </Stack>
  );
}

function Greeting(): ReactElement {
  const user = useSession();
  const stats = useStats().data;
  const [now] = useState(() => new Date());
  const unscored = stats ? stats.total_resumes - stats.analysed_resumes : 0;
  return (
    <PageHeader
      title={`${greetingAt(now.getHours())}, ${user?.username || 'User'}`}
      description={unscored > 0 ? `${formatLongDate(now)}. ${unscoredText(unscored)}` : formatLongDate(now)}
      actions={
        <>
          <ButtonLink href={tabHref('upload', { mode: 'position' })} icon={<BriefcaseBusiness aria-hidden />}>
            Post Position
          </ButtonLink>
          <ButtonLink
            href={tabHref('upload', { mode: 'resume' })}
            variant="primary"
            icon={<Upload aria-hidden />}
          >
            Upload Resume
          </ButtonLink>
        </>
      }
    />
  );
}

function unscoredText(count: number): string {
  return count === 1 ? "1 resume isn't scored yet." : `${count} resumes aren't scored yet.`;
}

export default HomeTab;
