import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnalyzedDocument } from '@shortlist/engine/analyzer.ts';
import { documentFromText } from '@shortlist/engine/extraction/document.ts';
import { createExtractor } from '@shortlist/engine/extraction/extractor.ts';

const FOLDER = new URL('../../fixtures/resumes/', import.meta.url);
const AS_OF = '2026-11';

/** The PDF files of the fixtures, of a dozen programs: forty, nearly all of one page, one of five. */
export function fixtureFiles(): { path: string; fileName: string }[] {
  return readdirSync(FOLDER)
    .filter((fileName) => fileName.endsWith('.pdf'))
    .map((fileName) => ({ path: fileURLToPath(new URL(fileName, FOLDER)), fileName }));
}

/** The text of a resume as an upload keeps it. */
export type MadeResume = AnalyzedDocument & { mediaType: string };

/**
 * So many different resumes: the lines of each fixture in its own words, some of them left out, the rest of another fixture
 * behind them, so that hardly two have the same words in the same places.
 */
export async function makeResumes(count: number): Promise<MadeResume[]> {
  const extractor = createExtractor();
  try {
    const texts: string[] = [];
    for (const file of fixtureFiles()) texts.push((await extractor.extract(file)).text);
    return Array.from({ length: count }, (_, index) => ({
      ...documentFromText(mix(texts, index)),
      mediaType: 'application/pdf',
      asOf: AS_OF,
    }));
  } finally {
    await extractor.close();
  }
}

function mix(texts: readonly string[], index: number): string {
  const of = (at: number): string[] => (texts[at % texts.length] ?? '').split('\n');
  const own = of(index).filter((_, line) => line < 4 || (line * 7 + index) % 11 !== 0);
  const other = of(index * 5 + 3).filter((_, line) => line > 8 && (line * 3 + index) % 5 === 0);
  return [...own, ...other].join('\n');
}
