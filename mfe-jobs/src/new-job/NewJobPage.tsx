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
        description="A title is enough. The description is what resumes are matched against."
      />
      <JobForm
        draft={draft}
        onSave={post}
        saveLabel="Create Job"
        savingLabel="Creating..."
        cancel={<ButtonLink href={listAddress()}>Cancel</ButtonLink>}
        descriptionHelp="Say what is a must and what would be nice: each becomes a requirement of its own."
      />
      <ConfirmDialog {...leaving} title="Discard this position?" confirmLabel="Discard">
        It has not been created yet. What you wrote will be lost.
      </ConfirmDialog>
    </Page>
  );
}

export { NewJobPage as Component };
