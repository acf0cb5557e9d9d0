import { execFile } from 'node:child_process';
import { AppError } from '@shortlist/api-contract/app-error';
import type { Extractor } from '@shortlist/engine';
import type { Logger } from 'pino';

const TIMEOUT_MS = 60_000;

/** What `clamdscan` and `clamscan` end with where they found something. */
const FOUND = 1;

interface Scanner {
  /**
   * A program and its arguments, parted by spaces, that gets the path of a file last and ends with 0 where it is clean and with
   * 1 where it is malware. It meets no shell. Null: files aren't scanned.
   */
  readonly command: string | null;
  readonly log: Logger;
}

/**
 * The same extractor, which reads a file only after a scanner has found no malware in it. What can't be scanned isn't read: a
 * file that isn't read is not stored either.
 *
 * @throws AppError file_infected, or unavailable when the scanner fails, from `extract`.
 */
export function scannedExtractor(extractor: Extractor, { command, log }: Scanner): Extractor {
  if (command === null) return extractor;
  const [program = '', ...args] = command.trim().split(/\s+/);
  return {
    ...extractor,
    async extract(file, options) {
      const code = await exitCodeOf(program, [...args, file.path], options?.signal);
      options?.signal?.throwIfAborted();
      if (code === FOUND) throw new AppError('file_infected', INFECTED);
      if (code !== 0) {
        log.error({ code }, 'The malware scanner failed');
        throw new AppError('unavailable', UNAVAILABLE);
      }
      return extractor.extract(file, options);
    },
  };
}

const INFECTED =
  'The malware scanner rejected this file, so it wasn’t stored. Check the device that it comes from.';
const UNAVAILABLE = 'Files can’t be checked for malware right now. Please try again in a moment.';

/** What a program ends with; a word where it could not be started, and null where it was ended. */
function exitCodeOf(
  program: string,
  args: readonly string[],
  signal: AbortSignal | undefined,
): Promise<string | number | null> {
  const options = { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', signal } as const;
  return new Promise((resolve) => {
    execFile(program, args, options, (error) => resolve(error === null ? 0 : (error.code ?? null)));
  });
}
