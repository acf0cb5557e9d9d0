import { type Job, jobs } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { notify, useBreadcrumbs, useDocumentTitle, useEndpoint } from '@shortlist/platform';
import { useLeaveGuard, useNavigate, useParams } from '@shortlist/platform/router';
import { JobForm } from '../job-form/JobForm.tsx';
import { editOf, storedOf } from '../job-form/job-edit.ts';
import { useJobDraft } from '../job-form/use-job-draft.ts';
import { JobGate } from '../job-queries/JobGate.tsx';
import { listAddress } from '../job-queries/list-address.ts';

/** /joblist/edit/:id: changes a position: title, text, and the fields that a serialized description holds beside it. */
export function EditJobPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <JobGate id={id}>{(job) => <EditJob key={job.id} job={job} />}</JobGate>
    </Page>
  );
}

function EditJob({ job }: { readonly job: Job }) {
  useDocumentTitle(`Edit ${job.title}`);
  useBreadcrumbs([
    { label: 'Job Positions', href: listAddress() },
    { label: job.title, href: `/joblist/${job.id}` },
    { label: 'Edit' },
  ]);
  const navigate = useNavigate();
  const update = useEndpoint(jobs.update);
  const draft = useJobDraft(job.id, editOf(job));

  const leaving = useLeaveGuard(draft.isDirty, draft.finish);

  async function save() {
    const body = { title: draft.edit.title, description: storedOf(draft.edit, job.description) };
    await update.mutateAsync({ params: { id: job.id }, body });
    draft.finish();
    notify({ tone: 'success', title: 'Job updated successfully!' });
    // In place of the form, so that the way back does not lead into it again.
    await navigate(`/joblist/${job.id}`, { replace: true });
  }

  return (
    <>
      <PageHeader title="Edit Job" description={job.title} />
      <JobForm
        draft={draft}
        onSave={save}
        saveLabel="Save Changes"
        savingLabel="Saving..."
        cancel={<ButtonLink href={`/joblist/${job.id}`}>Cancel</ButtonLink>}
        failureTitle="Failed to update job. Please try again."
      />
      <ConfirmDialog {...leaving} title="Discard changes?" confirmLabel="Discard">
        Your changes haven't been saved.
      </ConfirmDialog>
    </>
  );
}

export { EditJobPage as Component };
