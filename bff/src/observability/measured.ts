import { AppError } from '@shortlist/api-contract/app-error';
import type { Analyzer, Extractor } from '@shortlist/engine';
import { type WorkEvent, work } from './events.ts';

/** The same extractor, whose work is measured. */
export function measuredExtractor(extractor: Extractor): Extractor {
  return {
    extract: (file, options) => measure('extract', () => extractor.extract(file, options)),
    preview: (file, options) => measure('preview', () => extractor.preview(file, options)),
    close: () => extractor.close(),
  };
}

/** The same engine, whose work is measured. */
export function measuredAnalyzer(analyzer: Analyzer): Analyzer {
  return {
    ...analyzer,
    /** Read each time: an engine may be another version later. */
    get version() {
      return analyzer.version;
    },
    analyze: (document, options) => measure('analyze', () => analyzer.analyze(document, options)),
    match: (document, job, options) => measure('match', () => analyzer.match(document, job, options)),
  };
}

async function measure<Result>(name: WorkEvent['name'], run: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const tell = (outcome: string) =>
    work.publish({ name, took: performance.now() - start, outcome } satisfies WorkEvent);
  try {
    const result = await run();
    tell('ok');
    return result;
  } catch (error) {
    tell(error instanceof AppError ? error.code : 'failed');
    throw error;
  }
}
