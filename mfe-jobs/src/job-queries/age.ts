const DAY = 24 * 60 * 60 * 1000;

/** How long ago a moment was, in calendar days of the reader's time zone: 'Today', 'Yesterday', '5 days ago'. */
export function ageOf(timestamp: string, now = new Date()): string {
  const days = Math.round((startOfDay(now) - startOfDay(new Date(timestamp))) / DAY);
  if (days <= 0) return 'Today';
  return days === 1 ? 'Yesterday' : `${days} days ago`;
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
