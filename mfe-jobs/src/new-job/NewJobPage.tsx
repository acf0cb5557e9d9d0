import { jobs } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { useBreadcrumbs, useDocumentTitle, useEndpoint } from '@shortlist/platform';
import { useLeaveGuard, useNavigate } from '@shortlist/platform/router';
import { JobForm } from '../job-form/JobForm.tsx';
import { NO_JOB, storedOf } from '../job-form/job-edit.ts';
import { useJobDraft } from '../job-form/use-job-draft.ts';
import { listAddress } from '../job-queries/list-address.ts';

/** /joblist/new: posts a position and opens it. */
export function NewJobPage() {
  useDocumentTitle('New Job');
  useBreadcrumbs([{ label: 'Job Positions', href: listAddress() }, { label: 'New Job' }]);
  const navigate = useNavigate();
  const create = useEndpoint(jobs.create);
  const draft = useJobDraft('new', NO_JOB);

  const leaving = useLeaveGuard(draft.isDirty, draft.finish);

  async function post() {
    const body = { title: draft.edit.title, description: storedOf(draft.edit, null) };
    const job = await create.mutateAsync({ body });
    draft.finish();
    await navigate(`/joblist/${job.id}`, { replace: true });
  }

  return (
    <Page>
      <PageHeader
        title="New Job"
        description="Only a title is required. Resumes are matched against the description."
      />
      <JobForm
        draft={draft}
        onSave={post}
        saveLabel="Create Job"
        savingLabel="Creating..."
        cancel={<ButtonLink href={listAddress()}>Cancel</ButtonLink>}
        descriptionHelp="List what's required and what's preferred. Each item becomes a requirement."
      />
      <ConfirmDialog {...leaving} title="Discard this position?" confirmLabel="Discard">
        Your draft will be lost.
      </ConfirmDialog>
    </Page>
  );
}

export { NewJobPage as Component };
