/** Where the dashboard shows a resume. */
export function resumeTab(id: string): string {
  return `/new-dashboard?tab=resume-list&resume=${id}`;
}
