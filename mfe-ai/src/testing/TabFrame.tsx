import { aUser } from '@shortlist/api-contract/testing';
import type { TabProps } from '@shortlist/platform';
import { useSearchParams } from '@shortlist/platform/router';
import { PlatformFrame, type StandInWidgets } from '@shortlist/platform/testing';
import { type ComponentType, useState } from 'react';

interface TabFrameProps {
  readonly tab: ComponentType<TabProps>;
  /** What the address says to the tab: `job=7`. */
  readonly search?: string;
  readonly widgets?: StandInWidgets;
}

/** A tab as the dashboard shows it: on its sheet, its params in the address, to somebody who has chosen nothing yet. */
export function TabFrame({ tab, search = '', widgets = {} }: TabFrameProps) {
  const [user] = useState(() => aUser({ username: 'Marta' }));
  return (
    <PlatformFrame
      session={user}
      path={`/new-dashboard?${search}`}
      routes={[{ path: '/new-dashboard', element: <Sheet tab={tab} /> }]}
      widgets={widgets}
    />
  );
}

const SHEET = { padding: 'var(--space-5) clamp(14px, 2vw, 28px)', background: 'var(--paper-sheet)' };

function Sheet({ tab: Tab }: Pick<TabFrameProps, 'tab'>) {
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
