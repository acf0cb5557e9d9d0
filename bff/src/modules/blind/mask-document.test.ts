import { expect, test } from 'vitest';
import type { Identity } from './identity.ts';
import { maskDocument } from './mask-document.ts';
import { maskOf } from './mask-text.ts';

function aPerson(some: Partial<Identity> = {}): Identity {
  return {
    id: '0199d3a0-0000-7000-8000-000000000001',
    file_name: 'cv.pdf',
    candidate_name: 'Grace Okafor-Lee',
    extracted_name: 'Grace Okafor-Lee',
    email: 'gracelee@example.com',
    phone: '020 7946 0018',
    extracted_email: 'gracelee@example.com',
    extracted_phone: '020 7946 0018',
    links: ['github.com/gokaforlee'],
    ...some,
  };
}

test.each([
  ['a name, however it is written', 'OKAFOR and Lee’s team', '██████ and ███’s team'],
  ['an address of mail of anyone', 'Ask bob@corp.example today', 'Ask ████████████████ today'],
  ['a telephone number that nobody knew', 'Call +1 (555) 010-7788 now', 'Call ██ █████ ████████ now'],
  ['the number as the resume has it', 'at 020 7946 0018.', 'at ███ ████ ████.'],
  ['a profile and its handle', 'github.com/gokaforlee or gokaforlee', '█████████████████████ or ██████████'],
  ['a street', 'lives at 12 Harcourt Road', 'lives at ██ ████████ ████'],
  ['what a person is', 'Date of birth: 1 May 1990', 'Date of birth: █ ███ ████'],
])('%s is hidden, and the text keeps its length', (_, text, expected) => {
  const mask = maskOf([aPerson()]);

  const masked = mask(text);

  expect(masked).toBe(expected);
  expect(masked).toHaveLength(text.length);
});

test('the way of a link to a product hides no word of the work, that to an account does', () => {
  const links = ['https://acme.example/products/kubernetes', 'https://www.linkedin.com/in/tidewaterfan/'];
  const mask = maskOf([aPerson({ links })]);

  const masked = mask('Ran Kubernetes and other products; tidewaterfan');

  expect(masked).toBe('Ran Kubernetes and other products; ████████████');
});

test.each([
  ['years of work', 'Engineer, 2019 - 2023, 2015 to 2018'],
  ['figures', 'Cut 1,200,000 events to 350 ms at 99.95 %'],
  ['a name that is a word of the sentence', 'handled each failure with grace'],
  ['products', 'Node.js, ASP.NET, Socket.IO and Next.js'],
])('%s stay as they are', (_, text) => {
  const mask = maskOf([aPerson()]);

  const masked = mask(text);

  expect(masked).toBe(text);
});

test('where the resume names nobody, the words of its file are hidden, and those of any file are not', () => {
  const nameless = aPerson({
    extracted_name: null,
    candidate_name: 'lovelace ada cv',
    file_name: 'lovelace_ada-cv.pdf',
  });

  const masked = maskOf([nameless])('Ada Lovelace, CV of a manager');

  expect(masked).toBe('███ ████████, CV of a manager');
});

test('the head of a resume is hidden but for its title, and what stands under references', () => {
  const lines: ['name' | 'line' | 'heading' | 'bullet', string][] = [
    ['name', 'Grace Okafor-Lee'],
    ['line', 'Senior Software Engineer'],
    ['line', 'Leeds, West Yorkshire'],
    ['heading', 'Experience'],
    ['bullet', 'Led five people in Leeds'],
    ['heading', 'References'],
    ['line', 'Mary Poppins, Head of Care'],
  ];
  const text = lines.map(([, line]) => line).join('\n');
  let start = 0;
  const blocks = lines.map(([kind, line]) => {
    const block = { kind, start, end: start + line.length, page: null };
    start += line.length + 1;
    return block;
  });

  const masked = maskDocument(text, blocks, maskOf([aPerson()]));

  expect(masked.split('\n')).toEqual([
    '█████ ██████████',
    'Senior Software Engineer',
    '██████ ████ █████████',
    'Experience',
    'Led five people in Leeds',
    'References',
    '████ ████████ ████ ██ ████',
  ]);
});
