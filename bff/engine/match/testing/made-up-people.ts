import * as fc from 'fast-check';

/** A trade with words of its own: what its people did, and what its positions ask for with a line that shows it. */
export interface Trade {
  readonly title: string;
  readonly did: readonly string[];
  /** What a position says of the work, in words of its own. */
  readonly duties: readonly string[];
  readonly asks: readonly (readonly [demand: string, shown: string])[];
}

export const TRADES: readonly Trade[] = [
  {
    title: 'Backend Engineer',
    duties: [
      'Develop and maintain server software and its interfaces',
      'Improve the speed and safety of databases',
    ],
    did: [
      'Built services that route 40,000 shipments a day.',
      'Moved a queue between brokers and cut the load of the database by half.',
      'Wrote the ledger of a payment platform, its tests and its deployment.',
      'Kept the on-call rota of nine services and wrote their runbooks.',
      'Reviewed the code of four colleagues every week.',
    ],
    asks: [
      ['Experience with Kafka', 'Ran a Kafka cluster for the parcels of three countries.'],
      ['PostgreSQL in production', 'Tuned slow queries in PostgreSQL until the page took a second.'],
      ['Kubernetes', 'Moved forty services of the shop to Kubernetes.'],
      ['Python or Go', 'Wrote the rates service in Go with two colleagues.'],
    ],
  },
  {
    title: 'Registered Nurse',
    duties: [
      'Assess the health of people in hospital and plan their treatment',
      'Administer medicines and observe their effect',
    ],
    did: [
      'Cared for patients of a surgical ward and watched their recovery.',
      'Recorded vital signs, dressed wounds and told families what comes next.',
      'Gave medication to twelve patients a shift.',
      'Washed and fed patients, changed beds and took samples.',
      'Trained new nurses in hygiene.',
    ],
    asks: [
      ['Wound care', 'Led wound care on a ward of thirty beds.'],
      ['Experience with Epic', 'Documented each shift in Epic for the whole team.'],
      ['Triage', 'Did triage in the emergency room on weekends.'],
      ['Phlebotomy', 'Took over phlebotomy for two wards.'],
    ],
  },
  {
    title: 'Accountant',
    duties: [
      'Maintain the general ledger and prepare financial statements',
      'Support tax declarations and audits',
    ],
    did: [
      'Prepared monthly accounts and reconciled the bank every week.',
      'Closed the books of six companies within five days.',
      'Answered the questions of auditors and kept the fixed assets.',
      'Filed returns for forty clients.',
      'Paid the invoices of suppliers twice a week.',
    ],
    asks: [
      ['Experience with QuickBooks', 'Moved forty clients to QuickBooks in a year.'],
      ['Accounts payable', 'Ran accounts payable for six companies.'],
      ['Excel', 'Built the budget of the group in Excel.'],
      ['Payroll', 'Ran payroll for three hundred people.'],
    ],
  },
];

export interface MadeUpRole {
  readonly title: string;
  readonly from: number;
  readonly until: number;
  readonly did: readonly string[];
}

export interface MadeUpPerson {
  readonly roles: readonly MadeUpRole[];
  readonly skills: readonly string[];
}

export const trade = fc.constantFrom(...TRADES);

const EMPLOYERS = ['Tidewater Freight', 'Kestrel Pay', 'St Brannock', 'Lindenhof'];

export const role = (of: Trade): fc.Arbitrary<MadeUpRole> =>
  fc.record({
    title: fc.constantFrom(of.title, `Senior ${of.title}`),
    from: fc.integer({ min: 2005, max: 2020 }),
    until: fc.integer({ min: 2021, max: 2025 }),
    did: fc.subarray([...of.did], { minLength: 2 }),
  });

/** Somebody of one trade or of two. */
export const person: fc.Arbitrary<MadeUpPerson> = fc
  .array(trade.chain(role), { minLength: 1, maxLength: 3 })
  .chain((roles) =>
    fc.record({
      roles: fc.constant(roles),
      skills: fc.subarray(['Microsoft Word', 'Excel', 'Docker', 'Teamwork', 'Git', 'Phlebotomy']),
    }),
  );

/** A resume of them as a text; what stands above the first heading says nothing of the work. */
export function resumeOf(
  { roles, skills }: MadeUpPerson,
  header = 'Ines Okafor\nines.okafor@mailhaven.example',
): string {
  const work = roles.map(({ title, from, until, did }, at) =>
    [
      `${title}, ${EMPLOYERS[at % EMPLOYERS.length]}, Mar ${from} - Oct ${until}`,
      ...did.map((line) => `• ${line}`),
    ].join('\n'),
  );
  const list = skills.length === 0 ? '' : `\nSkills\n${skills.join(', ')}`;
  return `${header}\nExperience\n${work.join('\n')}${list}\nEducation\nBSc, University of Porto, 2004`;
}

/** A position of a trade that asks for some of what its positions ask for. */
export const position = (of: Trade) =>
  fc.subarray([...of.asks], { minLength: 1 }).map((asks) => ({
    title: of.title,
    description: `Requirements:\n${asks.map(([demand]) => `- ${demand}`).join('\n')}\nResponsibilities:\n${of.duties.map((line) => `- ${line}`).join('\n')}`,
    skillTags: [] as string[],
  }));
