import { aUser } from '@shortlist/api-contract/testing';
import { ToastRegion } from '@shortlist/design-system/Toast';
import { PlatformFrame } from '@shortlist/platform/testing';
import { routes } from '../remote.ts';

/** The screens of this remote at an address, as the shell shows them to a signed-in recruiter. */
export function ResumesFrame({ path }: { readonly path: string }) {
  return (
    <>
      <PlatformFrame session={aUser()} path={path} routes={routes} />
      <ToastRegion />
    </>
  );
}
