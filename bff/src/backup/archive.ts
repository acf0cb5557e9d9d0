import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '@shortlist/api-contract/settings';
import { createTarDecoder, createTarPacker } from 'modern-tar';

/** A file of a backup as it is read. Its body must be read, or canceled, before the next file is asked for. */
export interface ArchivedFile {
  readonly name: string;
  readonly body: ReadableStream<Uint8Array>;
}

/** A file that a backup is to hold. */
export interface FileToArchive {
  readonly name: string;
  /** Bytes that its content has. */
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Adds a file, and answers the SHA-256 of its content as hexadecimal digits. */
export type Add = (file: FileToArchive) => Promise<string>;

/** Resumes are compressed already: more effort would take much longer and save little. */
const EFFORT = { level: 1 };

/**
 * Writes a compressed tar file that only this user of the machine can read. It gets its name when it is whole and on the
 * disk; a failure or a signal leaves nothing.
 *
 * @throws StartError when there is such a file already; else what the file system or `fill` throws.
 */
export async function writeArchive(path: string, fill: (add: Add) => Promise<void>): Promise<void> {
  if (existsSync(path)) throw new StartError(`${path} is there already: choose another name.`);
  const draft = `${path}.${randomUUID()}.partial`;
  const stopWatching = removeOnSignal(draft);
  try {
    await writeTar(createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }), fill);
    await rename(draft, path);
  } catch (error) {
    // The name that was asked for tells more than that of the draft.
    throw error instanceof Error && 'path' in error && error.path === draft
      ? Object.assign(error, { path })
      : error;
  } finally {
    await rm(draft, { force: true }).catch(() => {});
    stopWatching();
  }
}

async function writeTar(target: Writable, fill: (add: Add) => Promise<void>): Promise<void> {
  const { readable, controller } = createTarPacker();
  const writing = pipeline(Readable.fromWeb(readable), createGzip(EFFORT), target);
  // It is awaited below; until then `fill` hears of a failure.
  writing.catch(() => {});
  try {
    await fill(async ({ name, size, content }) => {
      const hash = createHash('sha256');
      const writer = controller.add({ name, size, mode: 0o600 }).getWriter();
      for await (const chunk of content) {
        hash.update(chunk);
        await writer.write(chunk);
      }
      await writer.close();
      return hash.digest('hex');
    });
    controller.finalize();
  } catch (error) {
    // Where writing failed first, this is only its echo: what is thrown below is the cause.
    controller.error(error);
  }
  await writing;
}

function removeOnSignal(draft: string): () => void {
  const end = () => {
    rmSync(draft, { force: true });
    process.exit(130);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  return () => void process.off('SIGINT', end).off('SIGTERM', end);
}

/**
 * The files of a backup in their order.
 *
 * @throws StartError when it can't be opened; an error of the decoder, here or of a body, when it is damaged or cut off.
 */
export async function* readArchive(path: string): AsyncGenerator<ArchivedFile> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The backup ${path} can’t be read (${error.code}): check its name and its rights.`);
  });
  const unpacked = createGunzip();
  const reading = pipeline(file.createReadStream(), unpacked);
  // The same failure ends the files.
  reading.catch(() => {});
  const entries = Readable.toWeb(unpacked).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries) yield { name: header.name, body };
}
