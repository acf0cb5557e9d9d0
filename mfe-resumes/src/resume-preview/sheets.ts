import type { ResumeBlock, ResumeDocument } from '@shortlist/api-contract';

export interface ReadLine {
  readonly kind: ResumeBlock['kind'];
  /** Where it stands in the text: no two lines have the same. */
  readonly start: number;
  readonly text: string;
}

/** The lines of one page; of the whole file where its format has no pages. */
export interface Sheet {
  readonly page: number | null;
  readonly lines: readonly ReadLine[];
}

const BULLET_GLYPH = /^\s*(?:[•▪◦‣·●○∙*–—-]|o(?=\s))\s*/u;

/**
 * A resume as read, cut into its pages; the glyph of a bullet is left to the drawing. A column that goes on over the page is
 * read to its end, so that lines of the first page may follow on those of the second.
 */
export function sheetsOf({ text, blocks }: ResumeDocument): Sheet[] {
  const sheets = new Map<number | null, ReadLine[]>();
  for (const { kind, start, end, page } of blocks) {
    const raw = text.slice(start, end).trim();
    const line = { kind, start, text: kind === 'bullet' ? raw.replace(BULLET_GLYPH, '') || raw : raw };
    const lines = sheets.get(page);
    if (lines) lines.push(line);
    else sheets.set(page, [line]);
  }
  return [...sheets].map(([page, lines]) => ({ page, lines }));
}
