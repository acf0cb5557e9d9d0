import { endpoints, RESUME_TYPES, UPLOAD_LIMITS } from '@shortlist/api-contract';
import { messageOf, refresh, upload } from '@shortlist/platform';
import { useEffect, useRef, useState } from 'react';

/** A file on its way: `fraction` 0 to 1 of it is sent; a resume once `candidate` is known; else why it is none. */
export interface SentFile {
  readonly id: number;
  readonly name: string;
  readonly fraction: number;
  readonly candidate: string | null;
  readonly failure: string | null;
}

/** What the file dialog offers. */
export const ACCEPTED = Object.keys(RESUME_TYPES);

/** So many files travel at the same time, each in a request of its own. */
const AT_ONCE = 3;

/** Sends files as soon as they are chosen; each has its own end. */
export function useUploads() {
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const lastId = useRef(0);
  const waiting = useRef<(() => Promise<void>)[]>([]);
  const traveling = useRef(0);
  const isBusy = files.some(isUnderWay);

  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);

  function change(id: number, part: Partial<SentFile>) {
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...part } : file)));
  }

  async function send(id: number, file: File) {
    const onProgress = (fraction: number) => change(id, { fraction });
    try {
      const reply = await upload(endpoints.resumes.upload, { files: [file] }, { onProgress });
      const [resume] = reply.resumes;
      if (resume) change(id, { candidate: resume.candidate_name });
      else change(id, { failure: reply.refused[0]?.error ?? 'The upload failed. Try again.' });
      void refresh(endpoints.resumes.upload);
    } catch (error) {
      change(id, { failure: messageOf(error) });
    }
  }

  function pump() {
    while (traveling.current < AT_ONCE) {
      const next = waiting.current.shift();
      if (!next) return;
      traveling.current += 1;
      void next().finally(() => {
        traveling.current -= 1;
        pump();
      });
    }
  }

  function add(chosen: readonly File[]) {
    for (const file of chosen) {
      lastId.current += 1;
      const id = lastId.current;
      const failure = fileRefusalOf(file);
      setFiles((before) => [...before, { id, name: file.name, fraction: 0, candidate: null, failure }]);
      if (failure === null) waiting.current.push(() => send(id, file));
    }
    pump();
  }

  return { files, isBusy, add };
}

/** Whether a file has neither arrived nor been refused. */
export function isUnderWay({ candidate, failure }: SentFile): boolean {
  return candidate === null && failure === null;
}

/** Why a file can't be a resume; null when it may be sent. The server looks again, and closer. */
export function fileRefusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!ACCEPTED.some((ending) => name.toLowerCase().endsWith(ending))) {
    return 'Only .pdf, .doc, and .docx files are accepted.';
  }
  if (size === 0) return 'This file is empty.';
  return size > UPLOAD_LIMITS.maxBytes ? 'This file is over the 10 MB limit.' : null;
}
