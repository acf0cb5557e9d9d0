/** A moment of a row as the contract writes it, ISO 8601 in UTC; plain SQL gives it as PostgreSQL's text. */
export function timestamp(moment: string | Date): string {
  return new Date(moment).toISOString();
}

export function timestampOrNull(moment: string | Date | null): string | null {
  return moment === null ? null : timestamp(moment);
}
