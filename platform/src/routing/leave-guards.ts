/** Each asks about one page with something to lose; false: people stay. */
export type LeaveGuard = () => Promise<boolean>;

const guards = new Set<LeaveGuard>();

/** Has a guard asked before something that cannot be taken back. Returns how to stop it. */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

/** Asks, where a page has something to lose, whether to leave it, before something that cannot be taken back. */
export async function confirmNavigation(): Promise<boolean> {
  for (const ask of guards) if (!(await ask())) return false;
  return true;
}
