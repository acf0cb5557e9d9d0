import { type Job, jobs } from '@shortlist/api-contract';
import { call, messageOf, notify, refresh, toast } from '@shortlist/platform';
import { showActivity } from './shown-activity.ts';
import { withActivity } from './with-activity.ts';

/** What is wanted of the positions that are being changed: of a switch that goes to and fro the last word counts. */
const wanted = new Map<string, boolean>();

/**
 * Opens or closes a position: at once on the screen, then on the server. When the server refuses, the screen goes
 * back and says why.
 */
export async function setActive(job: Job, isActive: boolean): Promise<void> {
  try {
    await saveActivity(job, isActive);
  } catch (error) {
    notify({
      tone: 'error',
      title: 'Update Failed',
      message: `An error occurred while updating the position status. ${messageOf(error)}`,
    });
  }
}

/** The same, for a screen that says in its own way why the server refused. @throws what the server said */
export async function saveActivity(job: Job, isActive: boolean): Promise<void> {
  const isUnderWay = wanted.has(job.id);
  wanted.set(job.id, isActive);
  showActivity(job.id, isActive);
  if (!isUnderWay) await follow(job);
}

/** Sends what is wanted until the server has it. */
async function follow(job: Job): Promise<void> {
  let stored = job.is_active;
  try {
    for (let next = wanted.get(job.id); next !== undefined && next !== stored; next = wanted.get(job.id)) {
      await store(job.id, next);
      stored = next;
    }
  } catch (error) {
    showActivity(job.id, stored);
    void refresh(jobs.update);
    throw error;
  } finally {
    wanted.delete(job.id);
  }
  if (stored !== job.is_active) tell({ ...job, is_active: stored });
  await refresh(jobs.update);
}

/** On top of what the server has now: the list that was clicked in may be older than the text. */
async function store(id: string, isActive: boolean): Promise<void> {
  const { title, description } = await call(jobs.get, { params: { id } });
  await call(jobs.update, {
    params: { id },
    body: { title, description: withActivity(description, isActive) },
  });
}

function tell(job: Job): void {
  toast({
    message: `${job.title} is ${job.is_active ? 'active' : 'inactive'}`,
    action: { label: 'Undo', onAction: () => void setActive(job, !job.is_active) },
  });
}
