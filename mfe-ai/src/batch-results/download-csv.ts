import type { Ranking } from './ranking.ts';
import { csvOf } from './results-csv.ts';

/** Hands the ranking to the reader as a file. */
export function downloadCsv(fileName: string, ranking: Ranking): void {
  const address = URL.createObjectURL(new Blob([csvOf(ranking)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName.replaceAll(/[\\/:*?"<>|]+/g, ' ');
  link.click();
  // The download reads the address after this turn; only then may it go.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
