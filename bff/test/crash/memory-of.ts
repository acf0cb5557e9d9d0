import { readFile } from 'node:fs/promises';

/** What a process holds of the machine's memory, and the most that it has held, MB. */
export async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const read = (name: string): number => {
    const [, kilobytes = '0'] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status) ?? [];
    return Math.round(Number(kilobytes) / 1000);
  };
  return { now: read('VmRSS'), peak: read('VmHWM') };
}
