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

test('[VD-04] a title is no sentence that answers a duty', async () => {
  const duty = 'Manage two hospital projects from design to handover';
  const { requirements } = await createLocalAnalyzer().match(
    documentFromText(`Ines Okafor
Experience
IT Project Manager, Mercy Hospital, Jan 2015 - Present
• Moved twelve clinics to new records.`),
    { title: '', description: `Responsibilities:\n- ${duty}`, skillTags: [] },
  );

  expect(requirements[0]?.verdict).not.toBe('met');
});

const HIVES = 'Look after the hives and their beekeeping every spring';

/** The verdict on a duty, beside a line under a heading of its own. */
async function verdictOnDuty(heading: string, line: string) {
  const text = `Ines Okafor
ines.okafor@mailhaven.example
Experience
Gardener, Tidewater Park, Mar 2021 - Present
• Cut the hedges of two yards.
${heading}
${line}`;
  const { requirements } = await createLocalAnalyzer().match(
    { ...documentFromText(text), asOf: '2026-11' },
    { title: '', description: `Responsibilities:\n- ${HIVES}`, skillTags: [] },
  );
  return requirements[0];
}

test('[VD-04] the work that a duty names answers a part of it, and is quoted', async () => {
  const line = 'Took over beekeeping for the whole park';

  expect(await verdictOnDuty('Projects', line)).toMatchObject({
    text: HIVES,
    verdict: 'partly',
    quotes: [{ text: line }],
    note: 'Mentioned, but not all of it',
  });
});

test.each([
  ['Projects', 'Never took part in the beekeeping of the park'],
  ['Projects', 'Looking for work in the office of the park'],
  ['Skills', 'Beekeeping, hedges'],
])('[VD-04] no work answers it: %s, %s', async (heading, line) => {
  expect((await verdictOnDuty(heading, line))?.verdict).not.toBe('partly');
});

const LEDGERS = 'Keep the ledgers of several clients in order';

/** What is to check for a duty in no words of its own, of an accountant with a line beside it. */
async function linesForLedgers(line: string) {
  const text = `Ines Okafor
ines.okafor@mailhaven.example
Experience
Accountant, Tidewater Freight, Mar 2021 - Present
• Reconciled bank statements and journal entries for nine shops.
• ${line}.`;
  const { requirements } = await createLocalAnalyzer().match(
    { ...documentFromText(text), asOf: '2026-11' },
    { title: '', description: `Requirements:\n- Advanced Excel\n- QuickBooks\n- ${LEDGERS}`, skillTags: [] },
  );
  const { verdict, quotes } = requirements.find(({ text: asked }) => asked === LEDGERS) ?? {};
  return {
    verdict,
    quotes: quotes?.map((quote) => quote.text),
    deciding: quotes?.map(
      ({ deciding, text: words, start }) =>
        deciding && words.slice(deciding.start - start, deciding.end - start),
    ),
  };
}

test('[VD-04] a line of the same work is shown without a shared word to somebody who shows the rest; a title is not', async () => {
  expect(await linesForLedgers('Used QuickBooks and advanced Excel for reports')).toEqual({
    verdict: 'to_check',
    quotes: ['Reconciled bank statements and journal entries for nine shops'],
    deciding: ['bank'],
  });
  expect(await linesForLedgers('Met the staff of the shops')).toMatchObject({ verdict: 'not_mentioned' });
});

test('[VD-04] the sentences that say most are shown, the fullest first, also where they say the same', async () => {
  const lines = [
    'Took calls from members on the phone all day',
    'Cleaned the desks',
    'Answered members on the phone and by mail',
    'Kept a list of all members and their questions',
  ];
  const text = `Ines Okafor
ines.okafor@mailhaven.example
Experience
Call Center Agent, Tidewater Health, Mar 2021 - Present
${lines.map((line) => `• ${line}.`).join('\n')}`;
  const { requirements } = await createLocalAnalyzer().match(
    { ...documentFromText(text), asOf: '2026-11' },
    {
      title: '',
      description: 'Responsibilities:\n- Answer questions of members on the phone',
      skillTags: [],
    },
  );

  expect(requirements[0]?.quotes.map((quote) => quote.text)).toEqual([lines[2], lines[0], lines[3]]);
});

test('[VD-04] what was done stands before titles, and a line of other work without a shared word beside neither', async () => {
  const text = `Ines Okafor
ines.okafor@mailhaven.example
Experience
Customer Success Manager, Tidewater Systems, Mar 2021 - Present
• Looked after 42 accounts worth six million euros a year.
• Painted the offices green.
Skills
Salesforce`;
  const { requirements } = await createLocalAnalyzer().match(
    { ...documentFromText(text), asOf: '2026-11' },
    {
      title: 'Customer Success Manager, Mid-Market',
      description:
        'As our next Customer Success Manager you will own a book of around 50 mid-market accounts.\nRequirements:\n- Salesforce',
      skillTags: [],
    },
  );

  const { verdict, quotes } = requirements.find(({ kind }) => kind === 'duty') ?? {};
  expect({ verdict, quotes: quotes?.map((quote) => quote.text) }).toEqual({
    verdict: 'to_check',
    quotes: ['Looked after 42 accounts worth six million euros a year'],
  });
});

/** The lines that are shown for the one duty of a position, beside a role with these lines. */
async function linesFor({ title, duty, lines }: { title: string; duty: string; lines: readonly string[] }) {
  const text = `Ines Okafor
ines.okafor@mailhaven.example
Experience
${title}, Tidewater Freight, Mar 2021 - Present
${lines.map((line) => `• ${line}.`).join('\n')}`;
  const { requirements } = await createLocalAnalyzer().match(
    { ...documentFromText(text), asOf: '2026-11' },
    { title, description: `Responsibilities:\n- ${duty}`, skillTags: [] },
  );
  const stated = requirements.find(({ type }) => type !== 'title');
  return { verdict: stated?.verdict, quotes: stated?.quotes.map((quote) => quote.text) };
}

test('[VD-04] of lines to check, the one that means the same comes before one that shares everyday words', async () => {
  const lines = [
    'Looked after the coffee machine of the office',
    'Watered seedlings and repotted plants in two greenhouses',
  ];

  expect(
    await linesFor({ title: 'Gardener', duty: 'Look after young plants in the glasshouse', lines }),
  ).toEqual({ verdict: 'to_check', quotes: lines.toReversed() });
});

test('[VD-04] words of two sentences that run on are no answer together', async () => {
  const asked = { title: 'Accountant', duty: 'Coach junior accountants and check their journals' };
  const others = 'Kept the books of two stores';
  const apart = 'Coached the football team of juniors Checked journals of two stores';

  expect(await linesFor({ ...asked, lines: [apart, others] })).toMatchObject({
    verdict: 'to_check',
    quotes: expect.arrayContaining([
      'Coached the football team of juniors',
      'Checked journals of two stores',
    ]),
  });
  expect(
    await linesFor({ ...asked, lines: [apart.replace(' Checked', ' and checked'), others] }),
  ).toMatchObject({ verdict: 'met' });
});
