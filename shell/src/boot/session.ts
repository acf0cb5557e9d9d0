import { endpoints, type User } from '@shortlist/api-contract';
import { ApiError, call } from '@shortlist/platform';
import { applySession } from '@shortlist/platform/host';

declare global {
  interface Window {
    /** The request that the page itself started, before any script had come. */
    shortlistSession?: Promise<Response> | undefined;
  }
}

/** Between the attempts to find out who is signed in: a server that is being replaced is back by then. */
const PAUSES_MS = [400, 1_200, 3_000];

/**
 * Finds out who is signed in and tells the platform. Without a session cookie nobody is, and nothing is asked.
 * Only a server that stays silent for seconds counts as nobody: the login page then says what is wrong.
 */
export async function startSession(
  mayBeSignedIn: boolean,
  pauses: readonly number[] = PAUSES_MS,
): Promise<void> {
  const early = window.shortlistSession;
  window.shortlistSession = undefined;
  applySession(mayBeSignedIn ? await findUser(early, pauses) : null);
}

async function findUser(
  early: Promise<Response> | undefined,
  pauses: readonly number[],
): Promise<User | null> {
  try {
    return early ? await userIn(await early) : await call(endpoints.auth.current);
  } catch (error) {
    const [pause, ...rest] = pauses;
    if (isRefusal(error) || pause === undefined) return null;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return findUser(undefined, rest);
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

async function userIn(response: Response): Promise<User | null> {
  if (response.status >= 500) throw new Error(`The session request answered ${response.status}.`);
  return response.ok ? ((await response.json()) as User) : null;
}
