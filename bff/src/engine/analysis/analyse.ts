import type { AnalysisResult } from '../analysed.ts';
import type { Reading } from '../profile/reading.ts';
export function analyseResume(_reading: Reading): Omit<AnalysisResult, 'engine'> {
  throw new Error('soon');
}
