import { createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import type { FilesPart } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import { koaBody } from 'koa-body';
import { hasBody, MALFORMED_FORM, parseBody } from '../http/body.ts';
import { FORM_PLUGINS } from '../http/form-parts.ts';
import type { ApiContext } from '../middleware/api-state.ts';
import { storageFullError } from '../storage-full-error.ts';
import { cleanFileName } from './clean-file-name.ts';
import { megabytes } from './megabytes.ts';

/** A file of an upload. */
export interface ReceivedFile {
  readonly fileName: string;
  /** Where its bytes are, the first `maxBytes` of them. */
  readonly path: string;
  /** How many bytes were sent, also when that is too many. */
  readonly sizeBytes: number;
}

/** As much is read before a request is given up: a file that is too large is named, not just refused. */
const PATIENCE = 2;

/** So many files are counted, to say how many are too many; empty ones have no size that would end it. */
const COUNTED_FILES = 1000;

interface Incoming {
  readonly originalFilename: string | null;
  readonly filepath: string;
  readonly size: number;
}

/**
 * Streams the files of a multipart body into `folder`, whatever their field is called. No more than
 * `maxFiles` files of `maxBytes` bytes reach the disk.
 *
 * @throws AppError no_files, too_many_files, payload_too_large, unavailable when the disk is full, or invalid_input for another
 * content type.
 */
export async function receiveFiles(
  ctx: ApiContext,
  limits: FilesPart,
  folder: string,
): Promise<ReceivedFile[]> {
  if (!hasBody(ctx)) throw noFiles(limits);
  if (!ctx.is('multipart/form-data')) {
    throw new AppError(
      'invalid_input',
      'Send the files as a form, with the content type multipart/form-data.',
    );
  }
  const incoming: Incoming[] = [];
  const faults: Error[] = [];
  const parser = parserFor(limits, folder, { incoming, faults });
  const body = parseBody(ctx, parser, { tooLarge: tooLarge(limits), malformed: MALFORMED_FORM });
  await body.catch((error: unknown) => {
    throw storageFullError(error) ?? error;
  });
  const [fault] = faults;
  if (fault !== undefined) throw faults.map(storageFullError).find((said) => said !== null) ?? fault;
  const files = incoming.filter((file) => file.originalFilename);
  if (files.length === 0) throw noFiles(limits);
  if (files.length > limits.maxFiles) throw tooMany(limits, files.length);
  return files.map((file) => ({
    fileName: cleanFileName(file.originalFilename ?? ''),
    path: file.filepath,
    sizeBytes: file.size,
  }));
}

interface Arriving {
  readonly incoming: Incoming[];
  /** Why bytes could not be written: formidable ends a form as if they had been. */
  readonly faults: Error[];
}

function parserFor(limits: FilesPart, folder: string, { incoming, faults }: Arriving) {
  return koaBody({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    formidable: {
      enabledPlugins: FORM_PLUGINS,
      maxFiles: COUNTED_FILES,
      uploadDir: folder,
      allowEmptyFiles: true,
      minFileSize: 0,
      maxFileSize: Number.POSITIVE_INFINITY,
      maxTotalFileSize: PATIENCE * limits.maxFiles * limits.maxBytes,
      maxFields: 20,
      maxFieldsSize: 64 * 1024,
      fileWriteStreamHandler: (file) => {
        const index = incoming.push(file as unknown as Incoming);
        if (index > limits.maxFiles) return nowhere();
        return capped(incoming.at(-1)?.filepath ?? '', limits.maxBytes, (error) => faults.push(error));
      },
    },
  });
}

/** Takes all that is written and keeps nothing. */
function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}

/** Writes to a file until `maxBytes`, and drops the rest. */
function capped(path: string, maxBytes: number, fail: (error: Error) => void): Writable {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const told = (done: (error?: Error | null) => void) => (error?: Error | null) => {
    if (error) fail(error);
    done(error);
  };
  let bytes = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done();
      else file.write(chunk, told(done));
    },
    final: (done) => file.end(told(done)),
    destroy: (error, done) => file.destroy(error ?? undefined) && done(error),
  });
  file.on('error', (error) => {
    fail(error);
    sink.destroy(error);
  });
  return sink;
}

function noFiles({ field }: FilesPart): AppError {
  const sentence = 'Please select at least one file';
  return new AppError('no_files', sentence, { [field]: sentence });
}

function tooMany({ field, maxFiles }: FilesPart, count: number): AppError {
  const sentence = `Upload up to ${maxFiles} files at a time. You selected ${count}.`;
  return new AppError('too_many_files', sentence, { [field]: sentence });
}

function tooLarge({ maxFiles, maxBytes }: FilesPart): AppError {
  const sentence = `This upload is too large. You can upload up to ${maxFiles} files of ${megabytes(maxBytes)} each.`;
  return new AppError('payload_too_large', sentence);
}
