import { readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@shortlist/api-contract/settings';
import { z } from 'zod';
import { fileTrouble } from '../file-trouble.ts';

const Holder = z.object({ pid: z.number().int().positive(), started: z.string().nullable() });
type Holder = z.infer<typeof Holder>;

/**
 * Takes a data folder for this process, because two processes on one embedded database lose data without a
 * word. The lock of a process that died is taken over. Returns how to give it back.
 *
 * @throws StartError when another live process holds the folder, or when it can't be written.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  const path = join(folder, 'lock');
  const own: Holder = { pid: process.pid, started: startTimeOf(process.pid) };
  await makeFolder(folder);
  if (!(await createLock(path, own))) {
    refuseWhenAlive(await readHolder(path), folder);
    rmSync(path, { force: true });
    if (!(await createLock(path, own))) throw new StartError(sentenceFor(folder, null));
  }
  const release = () => giveBack(path, own);
  process.once('exit', release);
  return () => {
    process.removeListener('exit', release);
    release();
  };
}

/** Only this user of the machine gets into it: it holds resumes. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(refuseUnwritable);
}

function refuseUnwritable(error: unknown): never {
  const trouble = fileTrouble(error);
  throw trouble === null ? error : new StartError(`DATA_DIR: ${trouble}`);
}

async function createLock(path: string, own: Holder): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    return refuseUnwritable(error);
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    return Holder.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

function refuseWhenAlive(holder: Holder | null, folder: string): void {
  if (holder === null || !isAlive(holder.pid)) return;
  const isSameProcess = holder.started === null || holder.started === startTimeOf(holder.pid);
  if (isSameProcess) throw new StartError(sentenceFor(folder, holder.pid));
}

function sentenceFor(folder: string, pid: number | null): string {
  const who = pid === null ? 'another process' : `the process ${pid}`;
  return `The data folder ${folder} is in use by ${who}. Stop that process or set another DATA_DIR.`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process started, in ticks since boot; tells a reused pid from its former holder. Null off Linux. */
function startTimeOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function giveBack(path: string, own: Holder): void {
  try {
    if (readFileSync(path, 'utf8') === JSON.stringify(own)) rmSync(path, { force: true });
  } catch {
    // The folder was removed while we ran: there is nothing to give back.
  }
}
