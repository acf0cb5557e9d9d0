import { ToastRegion } from '@shortlist/design-system/Toast';
import { Outlet, type RouteObject } from '@shortlist/platform/router';
import { routes as own } from './remote.ts';

/** The screens with the place for toasts that the shell has: a deletion waits for its toast to end. */
function WithToasts() {
  return (
    <>
      <Outlet />
      <ToastRegion />
    </>
  );
}

/** What the tiny host of tooling runs when this remote is started alone. */
export const routes: RouteObject[] = [{ Component: WithToasts, children: own }];
