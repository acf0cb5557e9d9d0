import type { getDocumentProxy } from 'unpdf';
import type { Behind, HiddenText, Unchecked } from '../hidden-text.ts';
import { lookBehind } from './look-behind.ts';
import { readMetadata } from './metadata.ts';
import type { TextItem } from './text-item.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** Looks behind the pages of one document, and keeps what it finds. */
export interface Lookout {
  /** The texts of a page that are seen. */
  seenOn<T extends TextItem>(page: PdfPage, texts: readonly T[]): Promise<readonly T[]>;
  report(): Behind;
}

/** For all pages together: a file that takes longer is read as it is, and says so. */
const PATIENCE_MS = 8000;

/** Begins to look at a document. */
export async function createLookout(pdf: PdfDocument): Promise<Lookout> {
  const layers = await pdf.getOptionalContentConfig();
  const metadata = await readMetadata(pdf);
  const hidden: HiddenText[] = [];
  const unchecked = new Set<Unchecked>();
  const end = performance.now() + PATIENCE_MS;
  return {
    async seenOn(page, texts) {
      const seen = await within(end - performance.now(), () => lookBehind(page, texts, layers));
      if (seen === null) {
        unchecked.add('too_complex');
        return texts;
      }
      hidden.push(...seen.hidden);
      for (const each of seen.unchecked) unchecked.add(each);
      return seen.items;
    },
    report: () => ({ hidden, unchecked: [...unchecked], metadata }),
  };
}

/** What work makes in that time; null if it does not. */
async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T | null> {
  if (milliseconds <= 0) return null;
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), milliseconds);
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
