/** Where the details of a position are shown. */
export function positionAddress(id: string): string {
  return `/new-dashboard?tab=position-list&job=${encodeURIComponent(id)}`;
}

/** Where the candidates of a position are ranked. */
export function matchesAddress(id: string): string {
  return `/new-dashboard?tab=match-score&job=${encodeURIComponent(id)}`;
}
