import { streamSafe } from '../../../language/stream-safe.ts';
import type { HidingTechnique } from '../hidden-text.ts';
import type { Letter } from './drawing.ts';

/** A run of text as the reader of texts gives it. */
export interface TextItem {
  str: string;
  transform: unknown[];
  width: number;
  height: number;
  fontName: string;
}

/** A letter with why nobody sees it. */
export interface JudgedLetter {
  readonly letter: Letter;
  readonly reason: HidingTechnique | null;
}

/** Without spaces, and without hyphens that the reader of texts leaves out. */
export function bare(text: string): string {
  return streamSafe(text)
    .normalize('NFKC')
    .replace(/[\s\u00ad]/gu, '');
}
