import { jobs } from '@shortlist/api-contract';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { messageOf, useBreadcrumbs, useDocumentTitle, useEndpoint } from '@shortlist/platform';
import { useNavigate } from '@shortlist/platform/router';
import { JobForm, type JobValues } from '../shared/JobForm.tsx';
import { LeaveDialog } from '../shared/LeaveDialog.tsx';
import pages from '../shared/page.module.css';
import { useJobDraft } from './use-job-draft.ts';

/** /joblist/new: posts a position and opens it. */
export function NewJobPage() {
  useDocumentTitle('New Job');
  useBreadcrumbs([{ label: 'Job Positions', href: '/joblist' }, { label: 'New Job' }]);
  const navigate = useNavigate();
  const create = useEndpoint(jobs.create);
  const { draft, saveDraft, clearDraft, isDirty } = useJobDraft();

  async function post({ title, description }: JobValues) {
    const job = await create.mutateAsync({ body: { title, description: description || null } });
    clearDraft();
    await navigate(`/joblist/${job.id}`, { replace: true });
  }

  return (
    <section className={pages.page}>
      <PageHeader
        title="New Job"
        description="A title is enough. The description is what resumes are matched against."
      />
      <JobForm
        values={draft}
        onChange={saveDraft}
        onSave={post}
        saveLabel="Create Job"
        savingLabel="Creating..."
        cancelHref="/joblist"
        sentenceOf={messageOf}
        descriptionHelp="Say what is a must and what would be nice: each becomes a requirement of its own."
      />
      <LeaveDialog
        isDirty={isDirty}
        title="Discard this position?"
        confirmLabel="Discard"
        onLeave={clearDraft}
      >
        It has not been created yet. What you wrote will be lost.
      </LeaveDialog>
    </section>
  );
}

export { NewJobPage as Component };
