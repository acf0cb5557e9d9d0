import type { PdfDocument, PdfPage } from '../../pdf/open-document.ts';
import type { HiddenText, HiddenTextReport, Unchecked } from '../hidden-text.ts';
import { readMetadata } from './metadata.ts';
import { analyzePageVisibility } from './page-visibility.ts';
import type { TextItem } from './text-item.ts';

/** Looks behind the pages of one document, and keeps what it finds. */
export interface VisibilityScanner {
  /** The texts of a page that are seen. */
  seenOn<T extends TextItem>(page: PdfPage, texts: readonly T[]): Promise<readonly T[]>;
  report(): HiddenTextReport;
}

/**
 * For all pages together, of the processor and by the clock: a file that takes longer is read as it is, and says so. A busy
 * machine makes no difference to what is read of a file until the clock is nearly over. The rest of the budget of a file is for its text.
 */
const PATIENCE_MS = 3000;
const LONGEST_MS = 15_000;

/** Begins to look at a document. */
export async function createVisibilityScanner(pdf: PdfDocument): Promise<VisibilityScanner> {
  const layers = await pdf.getOptionalContentConfig();
  const metadata = await readMetadata(pdf);
  const hidden: HiddenText[] = [];
  const unchecked = new Set<Unchecked>();
  const start = { used: usedMs(), clock: performance.now() };
  const left = () =>
    Math.min(PATIENCE_MS - usedMs() + start.used, LONGEST_MS - performance.now() + start.clock);
  return {
    async seenOn(page, texts) {
      const seen = await within(left, () => analyzePageVisibility(page, texts, layers));
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

/** What the processor has done for this thread. */
function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** What work makes in that time; null if it does not. */
async function within<T>(left: () => number, work: () => Promise<T>): Promise<T | null> {
  if (left() <= 0) return null;
  const late = Promise.withResolvers<null>();
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    const milliseconds = left();
    if (milliseconds <= 0) late.resolve(null);
    else timer = setTimeout(look, milliseconds);
  };
  look();
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
