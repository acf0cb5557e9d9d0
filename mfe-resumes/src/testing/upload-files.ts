import type { ReplyOf, resumes } from '@shortlist/api-contract';
import { aResume } from '@shortlist/api-contract/testing';

/** A file to upload; two names have two contents. `size` is in bytes. */
export function aFile(name: string, size = 2000): File {
  return new File([name.padEnd(size).slice(0, size)], name);
}

/** Requests that travel now, and the most that ever did. */
export const traffic = { now: 0, most: 0 };

/** Takes every file but a scan, as the server does, and never answers for a slow one. */
export async function takeFile(request: Request): Promise<ReplyOf<typeof resumes.upload>> {
  const file = (await request.formData()).get('files');
  if (!(file instanceof File)) throw new Error('One file a request is expected.');
  traffic.now += 1;
  traffic.most = Math.max(traffic.most, traffic.now);
  await delay(file.name.startsWith('slow') ? 'infinite' : 60);
  traffic.now -= 1;
  if (!file.name.startsWith('scan')) return { resumes: [aResume({ file_name: file.name })], refused: [] };
  const error = 'This file is a scan with no readable text.';
  return { resumes: [], refused: [{ file_name: file.name, code: 'file_no_text', error }] };
}

function delay(time: number | 'infinite'): Promise<void> {
  return new Promise((resolve) => time !== 'infinite' && setTimeout(resolve, time));
}
