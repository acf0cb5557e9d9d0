import { Username } from '@shortlist/api-contract/schemas';

/** What is wrong with a new username, in a sentence; null when it may be saved. */
export function usernameErrorOf(username: string, current: string): string | null {
  const parsed = Username.safeParse(username);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? null;
  return parsed.data === current ? 'Please enter a different username' : null;
}
