import { endpoints, User } from '@shortlist/api-contract';
import { call } from '@shortlist/platform';
import { applySession } from '@shortlist/platform/host';

declare global {
  interface Window {
    /** The request that the page itself started, before any script had come. */
    shortlistSession?: Promise<Response>;
  }
}

/**
 * Finds out who is signed in and tells the platform. Without a session cookie nobody is, and nothing is asked.
 * A server that does not answer counts as nobody: the login page then says what is wrong.
 */
export async function startSession(mayBeSignedIn: boolean): Promise<void> {
  applySession(mayBeSignedIn ? await findUser() : null);
}

async function findUser(): Promise<User | null> {
  const early = window.shortlistSession;
  delete window.shortlistSession;
  try {
    return early ? await userIn(await early) : await call(endpoints.auth.current);
  } catch {
    return null;
  }
}

async function userIn(response: Response): Promise<User | null> {
  return response.ok ? User.parse(await response.json()) : null;
}
