import { Card } from '@shortlist/design-system/Card';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { PositionList } from '../shared/PositionList.tsx';
import styles from './SamplePage.module.css';

/** `/sample`: the newest positions, each with its candidates. */
export function SamplePage(): ReactElement {
  useDocumentTitle('Sample title');
  useBreadcrumbs([{ label: 'Sample title' }]);
  return (
    <section className={styles.page}>
      <PageHeader title="Sample title" description="Your newest positions and their candidates." />
      <Card>
        <PositionList limit={20} headingLevel={2} />
      </Card>
    </section>
  );
}

export { SamplePage as Component };
