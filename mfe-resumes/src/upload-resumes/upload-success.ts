/** One of the success flags of the dashboard's upload tab, in local storage beside its drafts. */
const KEY = 'resumeSuccess';

/** What stays of an upload after a reload: how many resumes arrived, and whose they are. */
interface Success {
  readonly ownerId: string;
  readonly count: number;
}

/** How many resumes this person's last upload brought, as long as nobody started over; null without one. */
export function keptSuccess(ownerId: string | undefined): number | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Success> | null;
    const isOwn = kept?.ownerId === ownerId && Number.isInteger(kept?.count) && Number(kept?.count) > 0;
    return isOwn ? Number(kept?.count) : null;
  } catch {
    return null;
  }
}

/** Keeps it for the next time the tab is opened; null forgets it. */
export function keepSuccess(success: Success | null): void {
  try {
    if (success) localStorage.setItem(KEY, JSON.stringify(success));
    else localStorage.removeItem(KEY);
  } catch {
    // A private window: after a reload the tab begins again.
  }
}
