import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../../analyzer.ts';
import { documentFromText } from '../../extraction/document.ts';

const ASKED = 'Coach junior accountants in month-end closing';

async function verdictBeside(line: string) {
  const text = `Ines Okafor
ines.okafor@mailhaven.example
Experience
Accountant, Tidewater Freight, Mar 2021 - Present
• ${line}.
• Kept the books of two stores.`;
  const { requirements } = await createLocalAnalyzer().match(
    { ...documentFromText(text), asOf: '2026-11' },
    { title: '', description: `Requirements:\n- ${ASKED}`, skillTags: [] },
  );
  return requirements[0];
}

test('[VD-04] a sentence that says most of a statement in the same words answers it, and is quoted', async () => {
  const line = 'At the end of a month, coached the three junior accountants of the Leeds office';

  expect(await verdictBeside(line)).toMatchObject({
    text: ASKED,
    verdict: 'met',
    quotes: [{ text: line }],
    note: 'Described in similar words',
  });
});

test.each([
  'Closed the store at the end of the month',
  'Never had the time at the end of a month to coach the three junior accountants of the Leeds office',
  'At the end of a month, didn’t coach the three junior accountants of the Leeds office',
  'Would like to coach three junior accountants of the Leeds office at the end of a month',
])('[VD-04] it proves nothing: %s', async (line) => {
  expect(await verdictBeside(line)).toMatchObject({ verdict: 'to_check' });
});
