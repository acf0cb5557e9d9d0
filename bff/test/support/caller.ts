import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { z } from 'zod';
import { expectDocumented } from './documented.ts';
import type { Reply } from './reply.ts';

/** A file of an upload: a path on disk, or a name with its content. */
export type TestFile = string | { readonly name: string; readonly content: string | Uint8Array<ArrayBuffer> };

/** Calls the server over HTTP as one user, or as nobody. */
export interface Caller {
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  delete(path: string): Promise<Reply>;
  /** Any request, sent as it is. */
  send(path: string, init: RequestInit): Promise<Reply>;
  upload(...files: readonly TestFile[]): Promise<Reply>;
}

/** A caller whose every answer is held against the API document. */
export function callerOf(origin: string, cookie: string | null): Caller {
  const send = async (path: string, init: RequestInit): Promise<Reply> => {
    const headers = new Headers(init.headers);
    if (cookie !== null && !headers.has('cookie')) headers.set('cookie', cookie);
    const reply = await replyOf(await fetch(origin + path, { redirect: 'manual', ...init, headers }));
    expectDocumented({ method: init.method ?? 'GET', path }, reply);
    return reply;
  };
  const json = (method: string) => (path: string, body?: unknown, headers?: Record<string, string>) =>
    send(path, body === undefined ? { method, ...withHeaders(headers) } : jsonInit(method, body, headers));
  return {
    send,
    get: (path, headers) => send(path, withHeaders(headers)),
    post: json('POST'),
    put: json('PUT'),
    delete: (path) => send(path, { method: 'DELETE' }),
    upload: async (...files) => send('/api/resumes', { method: 'POST', body: await formOf(files) }),
  };
}

/** The body of an answer as the contract says it is. */
export function read<S extends z.ZodType>(schema: S, reply: Reply): z.output<S> {
  return schema.parse(reply.body);
}

function withHeaders(headers: Record<string, string> | undefined): RequestInit {
  return headers === undefined ? {} : { headers };
}

function jsonInit(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  const content = { 'content-type': 'application/json', ...headers };
  return { method, body: JSON.stringify(body), headers: content };
}

async function formOf(files: readonly TestFile[]): Promise<FormData> {
  const form = new FormData();
  for (const file of files) {
    const isPath = typeof file === 'string';
    const bytes = isPath ? await readFile(file) : file.content;
    form.append('files', new Blob([bytes]), isPath ? basename(file) : file.name);
  }
  return form;
}

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body: unknown = isJson ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, body, text };
}
