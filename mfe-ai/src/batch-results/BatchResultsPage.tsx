import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Page } from '@shortlist/design-system/Page';
import { useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useLocation, useParams } from '@shortlist/platform/router';
import { historyPlaceOf, selectionFrom } from '../batch-run/batch-selection.ts';
import { usePosition } from '../positions/use-position.ts';
import { BatchResults } from './BatchResults.tsx';
import { useLeaveAfter } from './use-leave-after.ts';

/** /jobs/:jobId/resumes/match_batch_results: the chosen resumes, ranked. They arrive as navigation state. */
export function BatchResultsPage() {
  const { jobId = '' } = useParams();
  const location = useLocation();
  const selection = selectionFrom(location.state);
  const place = historyPlaceOf(location);
  const { title } = usePosition(jobId);
  useDocumentTitle('Batch results');
  useBreadcrumbs([
    { label: 'Job Positions', href: '/joblist' },
    { label: title ?? 'Position', href: `/joblist/${jobId}` },
    { label: 'Batch results' },
  ]);
  if (!jobId.trim() || selection === null) return <MissingSelection jobId={jobId} />;
  return (
    <BatchResults key={place} jobId={jobId} title={title} resumeIds={selection.resumeIds} place={place} />
  );
}

const LEAVE_AFTER_MS = 2000;

function MissingSelection({ jobId }: { readonly jobId: string }) {
  const selectionPage = jobId.trim() ? `/jobs/${jobId}/select_resumes_batch` : '/joblist';
  useLeaveAfter(selectionPage, LEAVE_AFTER_MS);
  return (
    <Page>
      <Card>
        <ErrorState
          headingLevel={1}
          title="Missing jobId or resumeIds"
          description="Taking you back to resume selection."
          action={<ButtonLink href={selectionPage}>Select Resumes</ButtonLink>}
        />
      </Card>
    </Page>
  );
}

export { BatchResultsPage as Component };
