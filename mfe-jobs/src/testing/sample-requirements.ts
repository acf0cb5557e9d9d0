import {
  type Requirement,
  type RequirementKind,
  type RequirementList,
  requirements,
} from '@shortlist/api-contract';
import { aRequirement as anyRequirement } from '@shortlist/api-contract/testing';
import { mockResponse } from '@shortlist/platform/testing';

/** The job description that the requirements of these stories are read from. */
export const POSTING = `Fennimore moves freight over eleven ports.
You will own the services that price and book it.

What you do
- Review every schema migration with the team that asked for it
- Lead the on-call rota of six and write the incident review

What we ask
- Five years or more in backend work
- Go in production (Rust counts, too)
- PostgreSQL, or MySQL, under real load
- You have run Kubernetes or Nomad yourself

Nice to have
- Event streaming: Kafka, NATS or Pulsar
- You know logistics or freight
- Led ten people or more
- A degree in computing

Where and when
Rotterdam, two days a week on site.
Dutch helps with our port clients. You need a permit to work in the EU.`;

const WEIGHTS = { must: 3, nice: 1.5, duty: 3, logistics: 0 } as const;

/** Makes requirements of a job description, as the server gives them, with the place of their words in it. */
export function requirementsOf(posting: string) {
  return (
    kind: RequirementKind,
    words: string,
    { text = words, ...part }: Partial<Requirement> = {},
  ): Requirement => {
    const start = posting.indexOf(words);
    return anyRequirement({
      id: words.slice(0, 40),
      text,
      kind,
      type: kind === 'logistics' ? 'logistics' : 'experience',
      weight: WEIGHTS[kind],
      alternatives: [],
      span: start === -1 ? null : { start, end: start + words.length },
      source: start === -1 ? 'recruiter' : 'posting',
      ...part,
    });
  };
}

/** A requirement of the sample job description; one that is not in it was added by a recruiter. */
export const aRequirement = requirementsOf(POSTING);

export const sampleRequirements: readonly Requirement[] = [
  aRequirement('must', 'Five years or more in backend work', { type: 'years' }),
  aRequirement('must', 'Go in production (Rust counts, too)', {
    text: 'Go in production',
    type: 'skill',
    alternatives: ['Go', 'Rust'],
  }),
  aRequirement('must', 'PostgreSQL, or MySQL, under real load', {
    text: 'PostgreSQL under real load',
    type: 'skill',
    alternatives: ['PostgreSQL', 'MySQL'],
  }),
  aRequirement('must', 'You have run Kubernetes or Nomad yourself', {
    text: 'Kubernetes in operation',
    type: 'skill',
    weight: 2,
    alternatives: ['Kubernetes', 'Nomad'],
  }),
  aRequirement('must', 'Lead the on-call rota', { text: 'Leads an on-call rota', weight: 2 }),
  aRequirement('nice', 'Event streaming: Kafka, NATS or Pulsar', {
    type: 'skill',
    alternatives: ['Kafka', 'NATS', 'Pulsar'],
  }),
  aRequirement('nice', 'You know logistics or freight', { text: 'Knows logistics or freight' }),
  aRequirement('nice', 'Led ten people or more', { type: 'amount' }),
  aRequirement('nice', 'A degree in computing', { type: 'education', weight: 1 }),
  aRequirement('duty', 'You will own the services that price and book it.', {
    text: 'Own the services that price and book freight',
  }),
  aRequirement('duty', 'Review every schema migration'),
  aRequirement('duty', 'write the incident review', { text: 'Write the incident review', weight: 1 }),
  aRequirement('logistics', 'Rotterdam, two days a week on site.', {
    text: 'Rotterdam, two days a week on site',
  }),
  aRequirement('logistics', 'Dutch helps', { text: 'Dutch' }),
  aRequirement('logistics', 'a permit to work in the EU.', { text: 'Permit to work in the EU' }),
];

/** What the server says of the sample position. */
export function aRequirementList(part: Partial<RequirementList> = {}): RequirementList {
  return {
    requirements: [...sampleRequirements],
    is_edited: false,
    text: POSTING,
    older_matches: 0,
    ...part,
  };
}

/** The server as it keeps what is saved; `saved` is what it has been sent last. */
export function requirementServer(first: RequirementList = aRequirementList()) {
  let list = first;
  const store = (next: Partial<RequirementList>) => {
    list = { ...list, ...next };
    return list;
  };
  return {
    get saved() {
      return list.requirements;
    },
    startOver: () => store(first),
    handlers: [
      mockResponse(requirements.list, () => list),
      mockResponse(requirements.save, async (request) => {
        const { requirements: sent } = requirements.save.body.parse(await request.json());
        return store({ requirements: sent.map(named), is_edited: true });
      }),
      mockResponse(requirements.reset, () =>
        store({ ...first, requirements: [...sampleRequirements], is_edited: false }),
      ),
    ],
  };
}

function named(requirement: Requirement): Requirement {
  return { ...requirement, id: requirement.text.slice(0, 40) };
}

/** The requirements of any position, as far as a story only counts them. */
export const requirementsAreListed = mockResponse(requirements.list, aRequirementList());

/** Reads a few lines of any text, a requirement a line, as far as these stories need it. */
export const requirementsAreRead = mockResponse(requirements.read, async (request) => {
  const { text } = requirements.read.body.parse(await request.json());
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return { requirements: lines.map((line) => requirementsOf(text)(kindOf(line), line.slice(0, 500))) };
});

function kindOf(line: string): RequirementKind {
  if (/must|years|required/i.test(line)) return 'must';
  if (/nice|plus|helps/i.test(line)) return 'nice';
  return /site|permit|shift/i.test(line) ? 'logistics' : 'duty';
}
