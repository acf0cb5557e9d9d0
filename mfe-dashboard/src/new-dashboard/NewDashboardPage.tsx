import { Page } from '@shortlist/design-system/Page';
import { RemoteWidget, type TabParams, useDocumentTitle } from '@shortlist/platform';
import { Activity, type ReactElement, useEffect } from 'react';
import { preloadTabsOnIntent } from '../tabs/preload-tabs.ts';
import styles from './NewDashboardPage.module.css';
import { useFocusOnTab } from './use-focus-on-tab.ts';
import { useTabs } from './use-tabs.ts';

/** The dashboard: the tab that the address names. Tabs that were shown keep their state. */
export function NewDashboardPage(): ReactElement {
  const { shown, visited, changeParams } = useTabs();
  const sheet = useFocusOnTab<HTMLElement>(shown.id);
  useDocumentTitle(shown.label);
  useEffect(() => preloadTabsOnIntent(document), []);
  return (
    <Page ref={sheet} tabIndex={-1} aria-label={shown.label} className={styles.sheet}>
      {visited.map(({ tab, params }) => (
        <Activity key={tab.id} mode={tab.id === shown.id ? 'visible' : 'hidden'}>
          <RemoteWidget
            id={tab.widget}
            params={params}
            onParamsChange={(next: TabParams) => changeParams(tab, next)}
          />
        </Activity>
      ))}
    </Page>
  );
}

export { NewDashboardPage as Component };
