import { endpoints } from '@shortlist/api-contract';
import { call, messageOf, notify, setSession } from '@shortlist/platform';
import { whileLeaving } from '@shortlist/platform/host';
import type { useNavigate } from '@shortlist/platform/router';
import { forgetCommands } from '../command-palette/recent-commands.ts';

/**
 * Ends the session on the server, then shows the landing page, then forgets the user and all that was
 * cached of them; the other tabs follow. In this order: forgotten first, the page that is still shown
 * would ask to sign in; so would one that is refused an answer in between. When the server can't be told, people stay signed in and are told so.
 */
export function logOut(navigate: ReturnType<typeof useNavigate>): Promise<void> {
  return whileLeaving(async () => {
    try {
      await call(endpoints.auth.logout);
    } catch (error) {
      notify({ tone: 'error', title: 'You are still logged in', message: messageOf(error) });
      return;
    }
    await navigate('/', { flushSync: true });
    setSession(null);
    forgetCommands();
  });
}
