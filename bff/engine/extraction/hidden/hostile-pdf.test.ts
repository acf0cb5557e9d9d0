import { expect, test } from 'vitest';
import { BUDGET_MS } from '../../processor-budget.ts';
import { processorTime } from '../../testing/processor-time.ts';
import { toDocument } from '../document.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { drawnLines, drawnPdf } from '../testing/build-pdf.ts';

const seen = drawnLines([
  'Ines Okafor',
  'Experience',
  'Registered Nurse, St Brannock Hospital, Mar 2016 - Present',
]);

/** What is drawn around a text may not use up the budget of its file. */
const PATIENCE_MS = BUDGET_MS;

test.each([
  ['twenty thousand boxes', '0 0 5 5 re f\n'.repeat(20_000)],
  ['a path of fifty thousand corners', `0 0 m\n${'9 9 l\n'.repeat(50_000)}f`],
  ['states that are never taken back', 'q\n'.repeat(500)],
  ['marks that are never closed', '/Span BMC\n'.repeat(20_000)],
  ['two thousand words, each on a box of its own', '1 1 9 9 re f BT /F1 4 Tf (a) Tj ET\n'.repeat(2_000)],
])('[RS-05] %s hold nobody up, and the text is read', async (_, drawing) => {
  const start = processorTime();

  const { lines, pages, behind } = await readPdf(drawnPdf({ drawing: `${seen}\n${drawing}` }));

  const document = toDocument(lines, { mediaType: 'application/pdf', pages, behind });
  expect(document.text).toContain('Registered Nurse');
  expect(processorTime() - start).toBeLessThan(PATIENCE_MS);
});
