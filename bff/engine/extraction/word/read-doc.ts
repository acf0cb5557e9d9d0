import WordExtractor from 'word-extractor';
import type { HiddenTextReport } from '../hidden/hidden-text.ts';
import { findHiddenTextInDoc } from '../hidden/word97/see-doc.ts';
import { cleanLine } from '../lines/clean-text.ts';
import { flowingLine, type SourceLine } from '../lines/line.ts';
import { MAX_CHARACTERS, rejectFile } from '../refusals.ts';

/** Markers that Word 97 lists leave in the text. */
const MARKER = /^[•·\uf0b7\uf0a7*-]\s*/u;

/** The paragraphs of a Word 97 document, text boxes and page header included, without what nobody sees. Throws a refusal. */
export async function readDoc(file: Buffer): Promise<{ lines: SourceLine[]; behind: HiddenTextReport }> {
  const { content, behind } = findHiddenTextInDoc(file);
  return { lines: linesOf(await extractParts(content)), behind };
}

function linesOf(parts: readonly string[]): SourceLine[] {
  const text = parts.filter((part) => part.trim() !== '').join('\n');
  if (text.length > MAX_CHARACTERS) throw rejectFile('tooMuchText');
  return text
    .split(/[\n\r\v\f]+/)
    .map((raw) => cleanLine(raw))
    .filter((line) => line !== '')
    .map((line) =>
      flowingLine(line.replace(MARKER, ''), { isListItem: MARKER.test(line), isParagraph: true }),
    );
}

async function extractParts(content: Buffer): Promise<string[]> {
  try {
    const document = await new WordExtractor().extract(content);
    return [
      document.getHeaders({ includeFooters: false }),
      document.getTextboxes({ includeHeadersAndFooters: false, includeBody: true }),
      document.getBody(),
    ];
  } catch {
    throw rejectFile('damagedWord');
  }
}
