import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Columns } from '@shortlist/design-system/Columns';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Stack } from '@shortlist/design-system/Stack';
import { Slot, useDocumentTitle, useSession } from '@shortlist/platform';
import { LayoutDashboard } from 'lucide-react';
import type { ReactElement } from 'react';

/** The old dashboard: two columns of widgets that the other remotes offer. */
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
          <Slot name="mfe_dashboard/UserHomeMain" />
        </Stack>
        <Stack gap={3.5}>
          <Slot name="mfe_dashboard/UserHomeSide" />
        </Stack>
      </Columns>
    </Page>
  );
}

export { UserHomePage as Component };
