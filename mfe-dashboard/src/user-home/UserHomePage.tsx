import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Columns } from '@shortlist/design-system/Columns';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Stack } from '@shortlist/design-system/Stack';
import { RemoteWidget, useDocumentTitle, useSession } from '@shortlist/platform';
import { LayoutDashboard } from 'lucide-react';
import type { ReactElement } from 'react';

/** The old dashboard: four sections, each a widget of its own remote. */
export function UserHomePage(): ReactElement {
  const user = useSession();
  useDocumentTitle('User Home');
  return (
    <Page>
      <PageHeader
        title={`Welcome back, ${user?.username ?? 'User'}`}
        description="Your positions, resumes, plan, and match history."
        actions={
          <ButtonLink href="/new-dashboard" variant="primary" icon={<LayoutDashboard aria-hidden />}>
            Go to New Dashboard
          </ButtonLink>
        }
      />
      <Columns widths="minmax(0, 1.35fr) minmax(0, 1fr)" gap={3.5}>
        <Stack gap={3.5}>
          <RemoteWidget id="mfe_ai/MatchHistory" />
        </Stack>
        <Stack gap={3.5}>
          <RemoteWidget id="mfe_jobs/JobList" />
          <RemoteWidget id="mfe_resumes/ResumeList" />
          <RemoteWidget id="mfe_billing/MyPlan" />
        </Stack>
      </Columns>
    </Page>
  );
}

export { UserHomePage as Component };
