import type { User } from '@shortlist/api-contract';
import { aUser } from '@shortlist/api-contract/testing';
import { ToastRegion } from '@shortlist/design-system/Toast';
import { type ComponentType, type ReactElement, useState } from 'react';
import type { TabProps } from '../page/tab.ts';
import { useSearchParams } from '../router.ts';
import { PlatformFrame } from './PlatformFrame.tsx';
import type { WidgetStubs } from './widgets.ts';

export interface TabFrameProps {
  readonly tab: ComponentType<TabProps>;
  /** Who is signed in; without it somebody who has chosen nothing yet. */
  readonly session?: User;
  /** What the address says to the tab: `job=7`. */
  readonly search?: string;
  /** Stand-ins for the widgets of other remotes that the tab shows. */
  readonly widgets?: WidgetStubs;
}

/** A tab as the dashboard shows it: on its sheet, with its params in the address and the layout's toasts. For stories and tests. */
export function TabFrame({ tab, session, search = '', widgets = {} }: TabFrameProps): ReactElement {
  const [user] = useState(() => session ?? aUser({ username: 'Marta' }));
  return (
    <>
      <PlatformFrame
        session={user}
        path={`/new-dashboard?${search}`}
        routes={[{ path: '/new-dashboard', element: <Sheet tab={tab} /> }]}
        widgets={widgets}
      />
      <ToastRegion />
    </>
  );
}

const SHEET = { padding: 'var(--space-5) clamp(14px, 2vw, 28px)', background: 'var(--paper-sheet)' };

function Sheet({ tab: Tab }: Pick<TabFrameProps, 'tab'>): ReactElement {
  const [params, setParams] = useSearchParams();
  return (
    <main style={SHEET}>
      <Tab
        params={Object.fromEntries(params)}
        onParamsChange={(next) => setParams(next as Record<string, string>, { replace: true })}
      />
    </main>
  );
}
