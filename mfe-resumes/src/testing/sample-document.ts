import type { ResumeBlock } from '@shortlist/api-contract';
import { aResumeDocument } from '@shortlist/api-contract/testing';

const LINES: readonly (readonly [ResumeBlock['kind'], string])[] = [
  ['name', 'Ines Okafor'],
  ['contact', 'Rotterdam, ines.okafor@example.com'],
  ['heading', 'Experience'],
  ['role', 'Tidewater Freight, Senior Backend Engineer'],
  ['line', 'Mar 2021 - Present'],
  ['bullet', '• Led the move of 14 shipment services to Go.'],
  ['bullet', '• Cut the p99 latency of the rate quote API from 1.9 s to 240 ms by replacing'],
  ['line', 'joins per request with a read model in PostgreSQL.'],
  ['heading', 'Education'],
  ['line', 'University of Porto, BSc Computer Science, 2016'],
];

function documentOf(lines: typeof LINES) {
  let text = '';
  const blocks = lines.map(([kind, line]) => {
    const start = text.length;
    text += `${line}\n`;
    return { kind, start, end: start + line.length, page: 1 };
  });
  return aResumeDocument({ text, blocks, pages: 1 });
}

/** A resume of one page as it was read. */
export const inesAsRead = documentOf(LINES);
