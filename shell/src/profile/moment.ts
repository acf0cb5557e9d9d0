const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** A day as read in a sentence: 21 Nov 2026. */
export function dayOf(at: string): string {
  return DAY.format(new Date(at));
}

/** A moment as read in a sentence: 21 Nov 2026 at 14:05. */
export function momentOf(at: string): string {
  return `${dayOf(at)} at ${TIME.format(new Date(at))}`;
}
