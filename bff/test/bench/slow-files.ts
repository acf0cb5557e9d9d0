import { FILES } from '@shortlist/engine/testing/files.ts';
import { SLOW_FILES } from '@shortlist/engine/testing/slow-files.ts';
import { type Caller, callerOf } from '../support/caller.ts';
import { givenIn } from '../support/given.ts';
import { withProduct } from './with-product.ts';

/** How long one account's upload takes in milliseconds: alone, and while another's twenty slow files are read. */
export interface UploadTimes {
  readonly alone: readonly number[];
  readonly besideSlowFiles: readonly number[];
  /** Of the twenty, those that were answered before the last of these uploads was taken. */
  readonly answered: number;
}

const SLOW = 20;
const ROUNDS = 5;

/** Uploads to the product as it runs, embedded database, over HTTP. */
export function timeUploads(): Promise<UploadTimes> {
  return withProduct(async ({ origin, deps }) => {
    const given = givenIn(() => deps.database.fork());
    const [ada, mallory] = [await given.user(), await given.user()];
    const own = callerOf(origin, ada.cookie);
    await timeOf(own);
    const alone = await rounds(own);
    let answered = 0;
    const other = callerOf(origin, mallory.cookie);
    const slow = Object.values(SLOW_FILES).flatMap((make) => [make(), make()]);
    for (const file of slow.slice(0, SLOW)) {
      // Those that are not answered when the measure is done end with the server.
      const answer = other.upload(file).then(() => (answered += 1));
      answer.catch(() => undefined);
    }
    const besideSlowFiles = await rounds(own);
    return { alone, besideSlowFiles, answered };
  });
}

async function rounds(caller: Caller): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(caller));
  return times;
}

async function timeOf(caller: Caller): Promise<number> {
  const start = performance.now();
  const { status, text } = await caller.upload(FILES.smallPdf);
  if (status !== 201) throw new Error(`An upload was answered ${status}: ${text}`);
  return performance.now() - start;
}
