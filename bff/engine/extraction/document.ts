import type { Block, ExtractedDocument } from './extracted-document.ts';
import { noticesOfFile } from './hidden/file-notices.ts';
import { EMPTY_REPORT, type HiddenTextReport } from './hidden/hidden-text.ts';
import { classifyLines } from './lines/classify.ts';
import { cleanLine, closeLetterSpacing } from './lines/clean-text.ts';
import { joinLines } from './lines/join-lines.ts';
import { joinName } from './lines/join-name.ts';
import { flowingLine, type SourceLine } from './lines/line.ts';
import { linkTargetsOf } from './link-targets.ts';
import { MAX_CHARACTERS } from './refusals.ts';

/** Puts printed lines together to a document: joined where a margin broke them, one block a line. */
export function toDocument(
  lines: readonly SourceLine[],
  file: Pick<ExtractedDocument, 'mediaType' | 'pages'> & {
    behind?: HiddenTextReport;
    links?: readonly string[];
  },
): ExtractedDocument {
  const { mediaType, pages, behind = EMPTY_REPORT, links = [] } = file;
  const whole = joinName(joinLines(lines));
  const kinds = classifyLines(whole);
  const blocks: Block[] = [];
  let text = '';
  for (const [index, line] of whole.entries()) {
    if (text !== '') text += '\n';
    const start = text.length;
    text += line.text;
    blocks.push({ kind: kinds[index] ?? 'line', start, end: text.length, page: line.page });
  }
  return {
    mediaType,
    pages,
    text,
    blocks,
    notices: noticesOfFile(behind),
    linkTargets: linkTargetsOf(links),
  };
}

/** A document from plain text, as evaluation data and tests have it. */
export function documentFromText(text: string): ExtractedDocument {
  const lines = text
    .slice(0, MAX_CHARACTERS)
    .split('\n')
    .map((line) => closeLetterSpacing(cleanLine(line)))
    .filter((line) => line !== '')
    .map((line) => flowingLine(line));
  return toDocument(lines, { mediaType: 'text/plain', pages: null });
}
