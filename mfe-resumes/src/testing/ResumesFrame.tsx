import { aUser } from '@shortlist/api-contract/testing';
import { ToastRegion } from '@shortlist/design-system/Toast';
import { PlatformFrame } from '@shortlist/platform/testing';
import { routes } from '../remote.ts';

interface ResumesFrameProps {
  readonly path: string;
  /** Whether the recruiter is in blind mode. */
  readonly isBlind?: boolean;
}

/** The screens of this remote at an address, as the shell shows them to a signed-in recruiter. */
export function ResumesFrame({ path, isBlind = false }: ResumesFrameProps) {
  return (
    <>
      <PlatformFrame session={aUser({ blind_mode: isBlind })} path={path} routes={routes} />
      <ToastRegion />
    </>
  );
}
