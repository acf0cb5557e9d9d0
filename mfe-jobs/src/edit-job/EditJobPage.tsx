import { type Job, jobs, parseJobDescription, serialiseJobDescription } from '@shortlist/api-contract';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { notify, useBreadcrumbs, useDocumentTitle, useEndpoint } from '@shortlist/platform';
import { useNavigate, useParams } from '@shortlist/platform/router';
import { useRef, useState } from 'react';
import { JobForm, type JobValues } from '../shared/JobForm.tsx';
import { JobGate } from '../shared/JobGate.tsx';
import { LeaveDialog, useUnloadGuard } from '../shared/LeaveDialog.tsx';
import pages from '../shared/page.module.css';

/** /joblist/edit/:id: changes title and text of a position; company, dates and tags stay as they are. */
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
  const { values, setValues, save, isDirty } = useEdit(job);
  const isChanged = isDirty();
  useUnloadGuard(isChanged);

  return (
    <>
      <PageHeader title="Edit Job" description={job.title} />
      <JobForm
        values={values}
        onChange={setValues}
        onSave={save}
        saveLabel="Save Changes"
        savingLabel="Saving..."
        cancelHref={`/joblist/${job.id}`}
        sentenceOf={() => 'Failed to update job. Please try again.'}
        {...keptHelp(job)}
      />
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
  const { text, metadata } = parseJobDescription(job.description);
  const [values, setValues] = useState<JobValues>({ title: job.title, description: text });
  const latest = useRef(values);
  const saved = useRef(values);

  async function save({ title, description }: JobValues) {
    const serialised = serialiseJobDescription({ text: description, metadata });
    await update.mutateAsync({ params: { id: job.id }, body: { title, description: serialised || null } });
    saved.current = latest.current;
    notify({ tone: 'success', title: 'Job updated successfully!' });
    await navigate(`/joblist/${job.id}`);
  }

  return {
    values,
    setValues: (next: JobValues) => {
      latest.current = next;
      setValues(next);
    },
    save,
    isDirty: () =>
      latest.current.title !== saved.current.title ||
      latest.current.description !== saved.current.description,
  };
}

function keptHelp(job: Job): { descriptionHelp?: string } {
  if (!parseJobDescription(job.description).metadata) return {};
  return { descriptionHelp: 'Company, due date, contact and skill tags are kept as they are.' };
}

export { EditJobPage as Component };
