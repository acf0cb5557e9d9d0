import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../../analyzer.ts';
import { documentFromText } from '../../extraction/document.ts';

const analyzer = createLocalAnalyzer();

/** A role with three lines of its own. */
interface Work {
  readonly role: string;
  readonly lines: readonly string[];
}

const NETWORKS: Work['lines'] = [
  'Ran switches, routers, firewalls and the wireless of four offices.',
  'Watched the servers at night and restored them from backups.',
  'Set up accounts, mailboxes and file shares for 300 people.',
];
const DATABASES: Work['lines'] = [
  'Tuned queries and indexes of forty Oracle databases.',
  'Restored databases from backups and moved them to new servers.',
  'Wrote stored procedures with three developers.',
];
const REPORTS: Work['lines'] = [
  'Built weekly reports for store managers in Excel.',
  'Answered questions of finance about sales figures.',
  'Checked the figures of three warehouses before month end.',
];

/** The verdict on a position of one line. */
async function verdictOn(job: { title: string; line: string }, { role, lines }: Work, summary = '') {
  const text = `Ines Okafor\nines.okafor@mailhaven.example\nSummary\n${summary}\nExperience\n${role}\n${lines.map((line) => `- ${line}`).join('\n')}`;
  const { requirements } = await analyzer.match(
    { ...documentFromText(text), asOf: '2026-11' },
    { title: job.title, description: `Requirements\n- ${job.line}`, skillTags: [] },
  );
  return requirements.find((requirement) => requirement.text === job.line);
}

const ADMIN = { title: '', line: '4+ years as network or systems administrator' };
const ANALYST = { title: '', line: '3+ years as a data analyst' };

test.each(['Network Administrator', 'Senior Systems Administrator'])(
  '[VD-03] years as %s count where either of two titles is asked for',
  async (title) => {
    const verdict = await verdictOn(ADMIN, {
      role: `${title}, Tidewater, Mar 2018 - Present`,
      lines: NETWORKS,
    });

    expect(verdict).toMatchObject({ type: 'years', verdict: 'met', note: '8 years 9 months' });
  },
);

test.each([
  ['Web Designer', 'to_check'],
  ['Senior Product Designer', 'met'],
])('[VD-03] four years in product design as a %s: %s', async (title, verdict) => {
  const job = { title: 'Product Designer', line: 'Four years in product design' };
  const lines = [
    'Designed pages and landing pages for hotels and dentists.',
    'Drew screens, banners and social media images.',
    'Built pages with HTML and CSS.',
  ];

  expect(await verdictOn(job, { role: `${title}, Tidewater, Mar 2018 - Present`, lines })).toMatchObject({
    type: 'years',
    verdict,
  });
});

test.each([
  [ADMIN, { role: 'Database Administrator, Tidewater, Mar 2018 - Present', lines: DATABASES }],
  [ANALYST, { role: 'Reporting Analyst, Tidewater, Mar 2018 - Present', lines: REPORTS }],
])('[VD-03] %o earns no years by a title that is only partly the asked one', async (asked, work) => {
  expect(await verdictOn(asked, work)).toMatchObject({ points: 0 });
});

test('[VD-03] a specialty inside other years has to be named', async () => {
  const asked = { title: '', line: 'At least two of those years as network administrator in hospitals' };
  const role = 'Network Administrator, Tidewater, Mar 2018 - Present';

  const unnamed = await verdictOn(asked, { role, lines: NETWORKS });
  const named = await verdictOn(asked, { role, lines: [...NETWORKS, 'Ran the network of two hospitals.'] });

  expect([unnamed?.points, named?.verdict]).toEqual([0, 'met']);
});

test.each([
  ['Network administrator with 10 + years of experience.', 'met'],
  ['Ten years of experience. Likes networks. Was once helped by an administrator.', 'not_met'],
])(
  '[VD-03] “%s” as a total is %s: its sentence or the next has to name the thing',
  async (summary, verdict) => {
    const work = { role: 'Barista, Tidewater, Mar 2024 - Present', lines: REPORTS };

    expect(await verdictOn(ADMIN, work, summary)).toMatchObject({ verdict });
  },
);

const BACKEND: Work['lines'] = [
  'Built the billing backend in Java with Spring Boot and PostgreSQL.',
  'Moved six services to Kubernetes and cut deploys to ten minutes.',
  'Wrote the API of the mobile app and its tests.',
];

test.each([
  ['Backend Developer', 'partly', 'Same work at a lower level'],
  ['Senior Backend Developer', 'met', null],
  ['Lead Backend Engineer', 'met', null],
])('[VD-03] a %s for a senior position is %s', async (title, verdict, note) => {
  const text = `Ines Okafor\nExperience\n${title}, Tidewater, Mar 2018 - Present\n${BACKEND.map((line) => `- ${line}`).join('\n')}`;
  const description =
    'Requirements\n- Java and Spring Boot\n- PostgreSQL\n- Kubernetes\n- Builds APIs of a backend';

  const { requirements } = await analyzer.match(
    { ...documentFromText(text), asOf: '2026-11' },
    { title: 'Senior Backend Engineer', description, skillTags: [] },
  );

  expect(requirements.find((each) => each.text.startsWith('Experience as'))).toMatchObject({ verdict, note });
});

test('[VD-03] years of “this” are years of the position', async () => {
  const job = { title: 'Network Administrator', line: 'You have been doing this for 4+ years' };

  expect(
    await verdictOn(job, { role: 'Network Administrator, Tidewater, Jan 2018 - Dec 2023', lines: NETWORKS }),
  ).toMatchObject({ verdict: 'met' });
  expect(
    (
      await verdictOn(job, {
        role: 'Cook, Harbor Grill, Jan 2010 - Dec 2023',
        lines: ['Cooked fish for 200 guests.', 'Cut vegetables.', 'Cleaned the grill.'],
      })
    )?.verdict,
  ).not.toBe('met');
});

test.each([
  ['IT administrator', 'Information Technology Administrator'],
  ['information technology administrator', 'IT Administrator'],
])('[VD-03] initials of a field are its words: “%s” is “%s”', async (asked, title) => {
  const job = { title: '', line: `3+ years as ${asked}` };

  const found = await verdictOn(job, { role: `${title}, Tidewater, Jan 2018 - Dec 2023`, lines: NETWORKS });

  expect(found?.verdict).toBe('met');
});

test('[VD-03] a comparable role is any work of that kind', async () => {
  const work = { role: 'Network Technician, Tidewater, Jan 2018 - Dec 2023', lines: NETWORKS };

  expect(
    await verdictOn(
      { title: '', line: '4+ years as network administrator or in a comparable network role' },
      work,
    ),
  ).toMatchObject({ verdict: 'met' });
  expect((await verdictOn({ title: '', line: '4+ years as network administrator' }, work))?.verdict).toBe(
    'to_check',
  );
});

test('[VD-03] one word of other work earns no years', async () => {
  const asked = {
    title: 'Warehouse Supervisor',
    line: '3+ years of experience in warehousing, logistics, or distribution',
  };
  const robots = await verdictOn(asked, {
    role: 'Robotics Software Engineer, Tidewater, Mar 2018 - Present',
    lines: [
      'Wrote path planning in C++ and ROS 2 for a fleet of 48 warehouse robots.',
      'Cut the time that a robot needs to find itself from 90 to 11 seconds.',
      'Wrote Python tools that replay the logs of sensors and motor controllers.',
    ],
  });

  expect(robots).toMatchObject({ points: 0 });
});
