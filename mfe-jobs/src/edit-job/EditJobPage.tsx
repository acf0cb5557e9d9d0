import { type Job, jobs } from '@shortlist/api-contract';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { notify, useBreadcrumbs, useDocumentTitle, useEndpoint } from '@shortlist/platform';
import { useNavigate, useParams } from '@shortlist/platform/router';
import { useRef, useState } from 'react';
import { JobForm } from '../shared/JobForm.tsx';
import { JobGate } from '../shared/JobGate.tsx';
import { LeaveDialog, useUnloadGuard } from '../shared/LeaveDialog.tsx';
import pages from '../shared/page.module.css';
import { JobDetailsFields } from './JobDetailsFields.tsx';
import { editOf, type JobEdit, storedOf } from './job-edit.ts';

/** /joblist/edit/:id: changes a position: title, text, and the fields that a serialised description holds beside it. */
export function EditJobPage() {
  const { id = '' } = useParams();
  return (
    <section className={pages.page}>
      <JobGate id={id}>{(job) => <EditJob key={job.id} job={job} />}</JobGate>
    </section>
  );
}

function EditJob({ job }: { readonly job: Job }) {
  useDocumentTitle(`Edit ${job.title}`);
  useBreadcrumbs([
    { label: 'Job Positions', href: '/joblist' },
    { label: job.title, href: `/joblist/${job.id}` },
    { label: 'Edit' },
  ]);
  const { edit, change, save, isDirty } = useEdit(job);
  useUnloadGuard(isDirty());

  return (
    <>
      <PageHeader title="Edit Job" description={job.title} />
      <JobForm
        values={edit}
        onChange={change}
        onSave={save}
        saveLabel="Save Changes"
        savingLabel="Saving..."
        cancelHref={`/joblist/${job.id}`}
        sentenceOf={() => 'Failed to update job. Please try again.'}
      >
        <JobDetailsFields
          details={edit.details}
          onChange={(part) => change({ details: { ...edit.details, ...part } })}
        />
      </JobForm>
      <LeaveDialog isDirty={isDirty} title="Discard your changes?" confirmLabel="Discard">
        They are not saved yet. The position stays as it was.
      </LeaveDialog>
    </>
  );
}

/** The form of one position, and what was last saved of it. */
function useEdit(job: Job) {
  const navigate = useNavigate();
  const update = useEndpoint(jobs.update);
  const [edit, setEdit] = useState(() => editOf(job));
  const latest = useRef(edit);
  const saved = useRef(edit);

  async function save() {
    const sent = latest.current;
    const body = { title: sent.title, description: storedOf(sent, job.description) };
    await update.mutateAsync({ params: { id: job.id }, body });
    saved.current = sent;
    notify({ tone: 'success', title: 'Job updated successfully!' });
    await navigate(`/joblist/${job.id}`);
  }

  return {
    edit,
    change: (part: Partial<JobEdit>) => {
      latest.current = { ...latest.current, ...part };
      setEdit(latest.current);
    },
    save,
    isDirty: () => JSON.stringify(latest.current) !== JSON.stringify(saved.current),
  };
}

export { EditJobPage as Component };
