import { ToastRegion } from '@shortlist/design-system/Toast';
import { PlatformFrame } from '@shortlist/platform/testing';
import { routes } from '../remote.ts';
import { recruiter } from './kept-draft.ts';

/** The screens of this remote at an address, as the shell shows them to a signed-in recruiter. */
export function JobsFrame({ path }: { readonly path: string }) {
  return (
    <>
      <PlatformFrame session={recruiter} path={path} routes={routes} />
      <ToastRegion />
    </>
  );
}
