import type { User } from '@shortlist/api-contract';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import type { TabProps } from '@shortlist/platform';
import { PlatformFrame, type WidgetStubs } from '@shortlist/platform/testing';
import type { ReactElement } from 'react';
import { ContactUsTab } from '../contact-us/ContactUsTab.tsx';
import { HomeTab } from '../home/HomeTab.tsx';
import { routes } from '../remote.ts';
import { TutorialTab } from '../tutorial/TutorialTab.tsx';
import { UploadTab } from '../upload/UploadTab.tsx';
import { recruiter } from './dashboard-stories.ts';

type StandIn = NonNullable<WidgetStubs[string]>;

/** A tab as the loader hands it out, its props unchecked. */
function asWidget(Tab: (props: TabProps<never>) => ReactElement): StandIn {
  return Tab as unknown as StandIn;
}

/** The tabs that this remote brings. */
export const ownTabs: WidgetStubs = {
  'mfe_dashboard/Home': HomeTab,
  'mfe_dashboard/Upload': asWidget(UploadTab),
  'mfe_dashboard/Tutorial': TutorialTab,
  'mfe_dashboard/ContactUs': ContactUsTab,
};

/** A stand-in for a tab of another remote, which has its stories there; a press writes into its address. */
function standInTab(title: string) {
  function Tab({ params, onParamsChange }: TabProps<'job'>): ReactElement {
    return (
      <>
        <PageHeader title={title} />
        <Card>
          <CardHeader title={params.job ? `Position ${params.job}` : 'No position chosen'} />
          <CardBody>
            <button type="button" onClick={() => onParamsChange({ job: '7' })}>
              Choose position 7
            </button>
          </CardBody>
        </Card>
      </>
    );
  }
  return asWidget(Tab);
}

function standInForm(title: string) {
  return () => (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <label>
          Draft of {title} <input />
        </label>
      </CardBody>
    </Card>
  );
}

/** Every tab that the dashboard knows, those of other remotes as stand-ins. */
export const everyTab: WidgetStubs = {
  ...ownTabs,
  'mfe_jobs/PostPosition': standInForm('Post Position'),
  'mfe_resumes/UploadResumes': standInForm('Upload Resume'),
  'mfe_jobs/PositionManagement': standInTab('Position Management'),
  'mfe_jobs/TrackingBoard': standInTab('Tracking'),
  'mfe_resumes/ResumeManagement': standInTab('Resume Management'),
  'mfe_resumes/ResumeScores': standInTab('Resume Score'),
  'mfe_ai/Analyze': standInTab('Analyze'),
  'mfe_ai/MatchScore': standInTab('Match Score'),
};

interface DashboardProps {
  readonly tab?: string;
  readonly widgets?: WidgetStubs;
  readonly session?: User;
}

/** The dashboard with a tab open. */
export function Dashboard({ tab, widgets = ownTabs, session = recruiter }: DashboardProps): ReactElement {
  const path = tab ? `/new-dashboard?tab=${tab}` : '/new-dashboard';
  return <PlatformFrame session={session} path={path} routes={routes} widgets={widgets} />;
}
