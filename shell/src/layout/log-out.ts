import { endpoints } from '@shortlist/api-contract';
import { call, messageOf, notify, setSession } from '@shortlist/platform';
import { confirmNavigation, duringLogout } from '@shortlist/platform/host';
import type { useNavigate } from '@shortlist/platform/router';
import { forgetCommands } from '../command-palette/recent-commands.ts';

/**
 * Ends the session on the server, then leaves; first a page with something to lose asks. When the server can't be told,
 * people stay signed in and are told so.
 */
export async function logOut(navigate: ReturnType<typeof useNavigate>): Promise<void> {
  if (!(await confirmNavigation())) return;
  try {
    await leaveAfter(() => call(endpoints.auth.logout), navigate);
  } catch (error) {
    notify({ tone: 'error', title: 'Failed to log out', message: messageOf(error) });
  }
}

/**
 * Waits for what ends the session on the server, then shows the landing page, then forgets who was signed in, and all
 * that was cached of them, in every tab. In this order: forgotten first, the page that is still shown would ask to
 * sign in; so would what it still asks and is refused in between.
 *
 * @throws what `end` threw; then nobody has left.
 */
export function leaveAfter(
  end: () => Promise<unknown>,
  navigate: ReturnType<typeof useNavigate>,
): Promise<void> {
  return duringLogout(async () => {
    await end();
    await navigate('/');
    setSession(null);
    forgetCommands();
  });
}
