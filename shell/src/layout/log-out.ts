import { endpoints } from '@shortlist/api-contract';
import { call, messageOf, notify, setSession } from '@shortlist/platform';
import type { useNavigate } from '@shortlist/platform/router';
import { forgetCommands } from '../command-palette/recent-commands.ts';

/**
 * Ends the session on the server, then shows the landing page, then forgets the user and all that was
 * cached of them; the other tabs follow. In this order: forgotten first, the page that is still shown
 * would ask to sign in. When the server can't be told, people stay signed in and are told so.
 */
export async function logOut(navigate: ReturnType<typeof useNavigate>): Promise<void> {
  try {
    await call(endpoints.auth.logout);
  } catch (error) {
    notify({ tone: 'error', title: 'You are still logged in', message: messageOf(error) });
    return;
  }
  await leave(navigate);
}

/** Shows the landing page, then forgets who was signed in, in every tab. The server knows the session no more. */
export async function leave(navigate: ReturnType<typeof useNavigate>): Promise<void> {
  await navigate('/', { flushSync: true });
  setSession(null);
  forgetCommands();
}
