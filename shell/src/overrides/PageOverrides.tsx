import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { pageOverrides } from './page-overrides.ts';

/** A chunk of its own: hardly anybody ever has an override. */
const OverrideBanner = lazy<ComponentType>(() =>
  import('./OverrideBanner.tsx').then((loaded) => ({ default: loaded.OverrideBanner })),
);

/** Says on every page which remotes are not the released ones; nothing where all are. */
export function PageOverrides(): ReactElement | null {
  if (pageOverrides().length === 0) return null;
  return (
    <Suspense>
      <OverrideBanner />
    </Suspense>
  );
}
