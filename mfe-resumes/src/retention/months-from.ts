/** The day so many months after a moment, YYYY-MM-DD in UTC; in a shorter month its last day. */
export function monthsFrom(moment: Date, months: number): string {
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth() + months, moment.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
