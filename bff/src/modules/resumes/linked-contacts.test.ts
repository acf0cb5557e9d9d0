import { join } from 'node:path';
import { type Resume, resumes } from '@shortlist/api-contract';
import { createLocalAnalyzer } from '@shortlist/engine/analyzer.ts';
import { paragraph, run } from '@shortlist/engine/extraction/hidden/testing/written-resume.ts';
import { builtDocx } from '@shortlist/engine/extraction/testing/build-docx.ts';
import { listZip, readZipEntry } from '@shortlist/engine/extraction/word/zip.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { dump } from '../../../test/access/dump.ts';
import { read, type TestFile } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

// Files are read, also on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 });

const server = await startTestServer({ engine: createLocalAnalyzer() });
afterAll(() => server.close());
const { as, given, deps, origin } = server;
const layout = (name: string) => join(import.meta.dirname, '../../../fixtures/layouts', name);

async function taken(owner: TestUser, file: TestFile): Promise<Resume> {
  const [resume] = read(resumes.upload.response, await as(owner).upload(file)).resumes;
  if (resume === undefined) throw new Error('The file was refused');
  return resume;
}

test.each([
  [
    'linked-words.pdf',
    {
      email: 'noor.aalbers@example.com',
      phone: '+31305550162',
      links: [
        'https://www.linkedin.com/in/noor-aalbers-example/',
        'https://github.com/nooraalbers-example',
        'https://nooraalbers.example.com/',
      ],
    },
  ],
  [
    'linked-icons.pdf',
    {
      email: 'tomas.arrieta@example.org',
      phone: null,
      links: ['https://www.linkedin.com/in/tomas-arrieta-example', 'https://github.com/tarrieta-example'],
    },
  ],
  [
    'linked-words-office.docx',
    {
      email: 'grainne.odalaigh@example.com',
      phone: '+353915550144',
      links: ['https://www.linkedin.com/in/grainne-odalaigh-example', 'https://grainne.example.com/work'],
    },
  ],
])(
  '[RS-06] %s: who has address, number and profiles behind words or icons alone can be reached',
  async (name, contacts) => {
    const ada = await given.user();

    const { id } = await taken(ada, layout(name));

    expect((await as(ada).get(`/api/resumes/${id}`)).body).toMatchObject(contacts);
    const { text } = read(resumes.document.response, await as(ada).get(`/api/resumes/${id}/document`));
    for (const link of contacts.links) expect(text).not.toContain(link);
  },
);

const LINES = [
  'Ines Okafor',
  'ines.okafor@example.com | 020 7946 0143',
  'github.com/ines-okafor',
  'Experience',
  'Registered Nurse, St Brannock Hospital, Mar 2016 - Present',
  'Cared for patients of a surgical ward and watched their recovery.',
];
const LINK = {
  rMail: 'mailto:somebody.else@example.com',
  rCall: 'tel:+442079460199',
  rSite: 'https://github.com/ines-okafor/',
  rSkills: 'https://ines.example.com/python/kubernetes/react/led-a-team-of-ten-for-five-years',
};
const plain = LINES.map((line) => paragraph(run(line))).join('');
const linked = LINES.map((line, index) => {
  const id = Object.keys(LINK)[index];
  return paragraph(id === undefined ? run(line) : `<w:hyperlink r:id="${id}">${run(line)}</w:hyperlink>`);
}).join('');

test('what stands in the text is the address and the number, whatever is linked', async () => {
  const ada = await given.user();

  const resume = await taken(ada, { name: 'ines.docx', content: fileOf(linked) });

  expect(resume).toMatchObject({
    email: 'ines.okafor@example.com',
    phone: '020 7946 0143',
    links: ['github.com/ines-okafor', LINK.rSkills],
  });
});

test('[AI-01] skills in the address of a link count nothing: scores and quotes are the same to the last digit without it', async () => {
  const ada = await given.user();
  const job = await given.job({
    owner: ada,
    title: 'Platform Engineer',
    description: 'Requirements\n- Python\n- Kubernetes\n- React\n- Led a team\n- Five years or more',
  });

  const [without, withLinks] = [await judged(ada, job.id, plain), await judged(ada, job.id, linked)];

  expect(withLinks.profile).toContain(LINK.rSkills);
  expect(withLinks.said).toBe(without.said);
});

test('blind mode hides what only a link holds, an export tells it, and an erased candidate takes it along', async () => {
  const ada = await given.user();
  const { id, links } = await taken(ada, layout('linked-words.pdf'));
  const held = ['noor.aalbers@example.com', '31305550162', 'nooraalbers-example', ...links];

  await as(ada).put('/api/blind', { on: true });
  const blind = await Promise.all(
    ['', '/document'].map(async (part) => (await as(ada).get(`/api/resumes/${id}${part}`)).text),
  );
  await as(ada).put('/api/blind', { on: false });
  const exported = await exportOf(ada, id);
  await as(ada).post(`/api/candidates/${id}/erase`);

  expect(held.filter((each) => !exported.includes(each))).toEqual([]);
  expect(held.filter((each) => blind.join().includes(each))).toEqual([]);
  const left = (await dump(deps)).filter((row) => row.includes(ada.id)).join('\n');
  expect(held.filter((each) => left.includes(each))).toEqual([]);
});

/** `candidate.json` of an export. */
async function exportOf({ cookie }: TestUser, id: string): Promise<string> {
  const reply = await fetch(`${origin}/api/candidates/${id}/export`, { headers: { cookie } });
  const archive = Buffer.from(await reply.arrayBuffer());
  const [entry] = listZip(archive) ?? [];
  return entry === undefined ? '' : readZipEntry(archive, entry).toString('utf8');
}

function fileOf(body: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(builtDocx({ body, links: LINK }));
}

/** What an analysis and a match say, but for whose they are and when they were made. */
async function judged(owner: TestUser, jobId: string, body: string) {
  const { id, links } = await taken(owner, { name: 'ines.docx', content: fileOf(body) });
  const replies = [
    await as(owner).post(`/api/ai/resumes/${id}/analyze`),
    await as(owner).post(`/api/ai/jobs/${jobId}/resumes/${id}/match`),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const said = replies.map(({ text }) =>
    text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|[\da-f]{8}-[\da-f-]{27}/g, ''),
  );
  return { said: said.join('\n'), profile: links };
}
