import { aUser } from '@shortlist/api-contract/testing';
import { ToastRegion } from '@shortlist/design-system/Toast';
import type { TabProps } from '@shortlist/platform';
import { useSearchParams } from '@shortlist/platform/router';
import { PlatformFrame } from '@shortlist/platform/testing';
import type { ComponentType } from 'react';

interface TabFrameProps {
  readonly tab: ComponentType<TabProps>;
  /** What the address says to the tab: `resume=7`. */
  readonly search?: string;
}

/** A tab as the dashboard shows it to a signed-in recruiter: on its sheet, its params in the address. */
export function TabFrame({ tab, search = '' }: TabFrameProps) {
  return (
    <>
      <PlatformFrame
        session={aUser()}
        path={`/new-dashboard?${search}`}
        routes={[{ path: '/new-dashboard', element: <Sheet tab={tab} /> }]}
      />
      <ToastRegion />
    </>
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
