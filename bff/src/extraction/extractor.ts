import type { ResumeBlock } from '@shortlist/api-contract';
import type { z } from 'zod';

/** A line of the text with what it is; see `ResumeBlock` of the contract. */
export type Block = z.infer<typeof ResumeBlock>;

/** A resume file as read: its lines in reading order, and where each of them stands. */
export interface ExtractedDocument {
  /** The media type found in the file itself, one of `RESUME_TYPES`. */
  mediaType: string;
  /** Lines in reading order, joined by line feeds. Every offset of a block or a quote points into it (UTF-16). */
  text: string;
  /** One block for each line that is not empty, in order. */
  blocks: Block[];
  /** Pages of a PDF; null where the format has none. */
  pages: number | null;
}

/** Reads resume files in worker threads, so that a hostile file can't stop the process. */
export interface Extractor {
  /**
   * Reads a PDF, DOC or DOCX from disk. `fileName` is the name that the user gave: its extension must agree
   * with the content, and the sentence of a refusal names it.
   *
   * Throws `AppError` with `file_wrong_type`, `file_empty`, `file_encrypted`, `file_corrupt`, `file_no_text`,
   * `file_too_long` or `timeout`, each with a sentence for the user.
   */
  extract(
    file: { path: string; fileName: string },
    options?: { signal?: AbortSignal },
  ): Promise<ExtractedDocument>;
  /** Ends the worker threads. */
  close(): Promise<void>;
}

/** Starts a pool of workers; `timeoutMs` is for one file, 20 seconds if not said. */
export function createExtractor(_options: { threads?: number; timeoutMs?: number } = {}): Extractor {
  throw new Error('not written yet');
}
