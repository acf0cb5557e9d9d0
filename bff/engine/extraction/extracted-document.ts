import type { Notice, ResumeBlock } from '@shortlist/api-contract';
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
  /** Words that nobody sees who looks at the file, which are no part of the text, and what could not be checked. */
  notices: Notice[];
  /** Where its links lead (`linkTargetsOf`): no part of the text, since nobody sees it. */
  linkTargets: string[];
}
