import { toast } from '@shortlist/platform';
import { countOf, isFinished, isUnderWay } from './upload-queue.ts';
import { keepSuccess } from './upload-success.ts';
import { Uploader } from './uploader.ts';

/** The uploader of the dashboard: it goes on while another tab or another page is shown. */
export interface LastingUploader {
  readonly ownerId: string;
  readonly uploader: Uploader;
  /** A screen shows it, until what is returned is called. Without a screen its end is told by a toast. */
  readonly show: () => () => void;
}

let lasting: LastingUploader | null = null;

/** The one of this person; whoever was here before takes theirs along. */
export function persistentUploaderOf(ownerId: string): LastingUploader {
  if (lasting?.ownerId === ownerId) return lasting;
  lasting?.uploader.cancelAll();
  lasting = makeLasting(ownerId);
  return lasting;
}

function makeLasting(ownerId: string): LastingUploader {
  const uploader = new Uploader();
  let screens = 0;
  let wasUnderWay = false;

  uploader.subscribe(() => {
    const queue = uploader.snapshot();
    const isBusy = isUnderWay(queue);
    askBeforeLosing(isBusy);
    if (queue.length > 0) keepSuccess(isFinished(queue) ? { ownerId, count: countOf(queue, 'done') } : null);
    if (wasUnderWay && !isBusy && screens === 0) {
      tellOfEnd(countOf(queue, 'done'), countOf(queue, 'refused', 'failed'));
    }
    wasUnderWay = isBusy;
  });

  return {
    ownerId,
    uploader,
    show: () => {
      screens += 1;
      return () => {
        screens -= 1;
      };
    },
  };
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser asks before a reload or a closed tab loses what is on its way. */
function askBeforeLosing(isBusy: boolean): void {
  if (isBusy) window.addEventListener('beforeunload', stay);
  else window.removeEventListener('beforeunload', stay);
}

function tellOfEnd(taken: number, left: number): void {
  const words = taken === 1 ? '1 resume uploaded.' : `${taken} resumes uploaded.`;
  const rest = left === 1 ? ' 1 file failed.' : ` ${left} files failed.`;
  toast({ message: left === 0 ? words : words + rest });
}
