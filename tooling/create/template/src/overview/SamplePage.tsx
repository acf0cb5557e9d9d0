import { Card } from '@shortlist/design-system/Card';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { PositionList } from '../shared/PositionList.tsx';

/** `/sample`: the newest positions, each with its candidates. */
export function SamplePage(): ReactElement {
  useDocumentTitle('Sample title');
  useBreadcrumbs([{ label: 'Sample title' }]);
  return (
    <Page>
      <PageHeader title="Sample title" description="Your newest positions and their candidates." />
      <Card>
        <PositionList limit={20} headingLevel={2} />
      </Card>
    </Page>
  );
}

export { SamplePage as Component };
