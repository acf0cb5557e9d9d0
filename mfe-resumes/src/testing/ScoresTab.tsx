import { aUser } from '@shortlist/api-contract/testing';
import { ToastRegion } from '@shortlist/design-system/Toast';
import { useSearchParams } from '@shortlist/platform/router';
import { PlatformFrame } from '@shortlist/platform/testing';
import ResumeScoresWidget from '../resume-scores/ResumeScoresWidget.tsx';

/** The tab Resume Score as the dashboard shows it: on its sheet, its params in the address. */
export function ScoresTab({ search = '' }: { readonly search?: string }) {
  return (
    <>
      <PlatformFrame
        session={aUser()}
        path={`/new-dashboard?${search}`}
        routes={[{ path: '/new-dashboard', Component: Sheet }]}
      />
      <ToastRegion />
    </>
  );
}

const SHEET = { padding: 'var(--space-5) clamp(14px, 2vw, 28px)', background: 'var(--paper-sheet)' };

function Sheet() {
  const [params, setParams] = useSearchParams();
  return (
    <main style={SHEET}>
      <ResumeScoresWidget
        params={Object.fromEntries(params)}
        onParamsChange={(next) => setParams(next as Record<string, string>, { replace: true })}
      />
    </main>
  );
}
