import type { Demand, Field, OtherWork } from './read-fields.ts';
import { type MadeRole, type MadeUp, pick } from './write-resume.ts';

/** What somebody is beside a position, by how the resume is made; 4 is the best. */
export type Grade = 0 | 1 | 2 | 3 | 4;

/** Somebody of a known grade. */
export interface Graded {
  readonly grade: Grade;
  /** In what the resume differs from the others. */
  readonly kind: string;
  readonly who: MadeUp;
}

/** Lines that any work may have. */
const COMMON = [
  'Trained two new colleagues and answered their questions',
  'Suggested a change that saved four hours a week',
  'Stood in for the head of the team in summer',
  'Took part in the weekly meeting and wrote its minutes',
  'Helped to move the team to another building',
  'Kept the shared folders in order',
  'Met every deadline of the year',
  'Won the prize of the house for service',
];
const LINES = 11;
const SKILLS_OF_ALL = ['Microsoft Word', 'Communication', 'Teamwork'];

/** How the answers to demands are worded: near the posting, in other words, or by turns. */
type Wording = 'near' | 'other' | 'mixed';

interface Shown {
  readonly musts: readonly number[];
  readonly plus: number;
  readonly wording: Wording;
  /** Whether there is a list of skills. */
  readonly hasList?: boolean;
}

const ALL = [0, 1, 2, 3, 4];

/** Everybody beside a position of this field but those who have nothing to do with it; `turn` varies what is lacking. */
export function peopleOf(field: Field, turn: number): Graded[] {
  return [
    ...whoHaveAll(field, turn),
    ...whoLackOneThing(field, turn),
    ...whoHaveTwoMusts(field, turn),
    ...whoHaveNone(field, turn),
  ];
}

function whoHaveAll(field: Field, turn: number): Graded[] {
  const { title, otherTitles, junior, senior } = field;
  const [other = title, another = title] = otherTitles;
  const of = (titles: readonly string[], shown: Omit<Shown, 'musts'>, more = 0) =>
    ofField(field, { months: enoughOf(field) + more, titles, shown: { musts: ALL, ...shown }, turn });
  return [
    { grade: 4, kind: 'all, near the posting', who: of([title, junior], { plus: 1, wording: 'near' }) },
    { grade: 4, kind: 'all, in other words', who: of([other, junior], { plus: 0, wording: 'other' }) },
    {
      grade: 4,
      kind: 'all, over-qualified',
      who: of([senior, title, junior], { plus: 2, wording: 'mixed' }, 120),
    },
    {
      grade: 4,
      kind: 'all, no list of skills',
      who: of([another, other], { plus: 0, wording: 'mixed', hasList: false }),
    },
  ];
}

function whoLackOneThing(field: Field, turn: number): Graded[] {
  const { title, otherTitles, junior, years } = field;
  const [other = title] = otherTitles;
  const musts = ALL.filter((must) => must !== turn % 5);
  const months = enoughOf(field);
  const short = 12 * years - (years > 3 ? 20 : 13);
  const of = (career: Omit<Career, 'turn'>) => ofField(field, { ...career, turn });
  return [
    {
      grade: 3,
      kind: 'a must lacking, every plus',
      who: of({ months, titles: [title, junior], shown: { musts, plus: 2, wording: 'near' } }),
    },
    {
      grade: 3,
      kind: 'a must lacking, in other words',
      who: of({ months, titles: [other, junior], shown: { musts, plus: 0, wording: 'other' } }),
    },
    {
      grade: 3,
      kind: 'years short',
      who: of({ months: short, titles: [title], shown: { musts: ALL, plus: 1, wording: 'mixed' } }),
    },
    {
      grade: 3,
      kind: 'years short after other work',
      who: after(
        of({ months: short, titles: [other], shown: { musts: ALL, plus: 0, wording: 'mixed' } }),
        field,
      ),
    },
  ];
}

function whoHaveTwoMusts(field: Field, turn: number): Graded[] {
  const musts = [turn % 5, (turn + 2) % 5];
  const junior = (plus: number, wording: Wording) =>
    ofField(field, { months: 12, titles: [field.junior], shown: { musts, plus, wording }, turn });
  const next = (order: number, wording: Wording) =>
    ofOther(field, { work: field.next, musts, turn: order, wording });
  return [
    { grade: 2, kind: 'junior with two musts', who: junior(1, 'near') },
    { grade: 2, kind: 'junior, in other words', who: junior(0, 'other') },
    { grade: 2, kind: 'next occupation with two musts', who: next(turn, 'near') },
    { grade: 2, kind: 'next occupation, in other words', who: next(turn + 1, 'other') },
  ];
}

function whoHaveNone(field: Field, turn: number): Graded[] {
  const of = (work: OtherWork, order: number) =>
    ofOther(field, { work, musts: [], turn: order, wording: 'near' });
  return [
    { grade: 1, kind: 'same firms, other work', who: of(field.firm, turn) },
    { grade: 1, kind: 'same firms, other work', who: of(field.firm, turn + 1) },
    { grade: 1, kind: 'next occupation without a must', who: of(field.next, turn) },
  ];
}

/** More months than the posting asks for. */
const enoughOf = ({ years }: Field): number => 12 * years + 14;

/** Somebody good of this field: beside a position of another one a stranger. */
export const strangerOf = (field: Field, turn: number): MadeUp =>
  ofField(field, {
    months: 12 * field.years + 30,
    titles: [field.title, field.junior],
    shown: { musts: ALL, plus: 1, wording: 'mixed' },
    turn,
  });

interface Career {
  readonly months: number;
  readonly titles: readonly string[];
  readonly shown: Shown;
  readonly turn: number;
}

function ofField(field: Field, { months, titles, shown, turn }: Career): MadeUp {
  const answers = linesOf(field.musts, shown);
  const plus = field.plus.slice(0, shown.plus);
  const lines = filled([...answers, ...plus.map(({ shown: [line = ''] }) => line), ...field.more], turn);
  const listed = [...shown.musts.map((must) => pick(field.musts, must)), ...plus].map(
    ({ listed: name }) => name,
  );
  return {
    roles: rolesOf(titles, { months, lines }),
    degree: field.degree.shown,
    skills: shown.hasList === false ? [] : [...listed, ...SKILLS_OF_ALL],
  };
}

interface Other {
  readonly work: OtherWork;
  readonly musts: readonly number[];
  readonly turn: number;
  readonly wording: Wording;
}

/** Somebody of other work, for long enough; with the degree, so that no degree tells them. */
function ofOther(field: Field, { work, musts, turn, wording }: Other): MadeUp {
  const titles = turn % 2 === 0 ? work.titles : work.titles.toReversed();
  const own = [...work.lines, ...linesOf(field.musts, { musts, plus: 0, wording })];
  const listed = musts.map((must) => pick(field.musts, must).listed);
  return {
    roles: rolesOf(titles, { months: 12 * field.years + 14, lines: filled(own, turn) }),
    degree: field.degree.shown,
    skills: [...listed, ...SKILLS_OF_ALL],
  };
}

/** With five years of other work before. */
function after(who: MadeUp, { firm }: Field): MadeUp {
  const before = {
    title: pick(firm.titles, 0),
    months: 60,
    lines: firm.lines.filter((_, at) => at % 2 === 0),
  };
  return { ...who, roles: [...who.roles, before] };
}

function linesOf(musts: readonly Demand[], { musts: which, wording }: Shown): string[] {
  return which.map((must, at) => {
    const { shown } = pick(musts, must);
    return pick(shown, wording === 'near' ? 0 : wording === 'other' ? 1 : at);
  });
}

/** Everybody says about as much, so that no length tells a grade. */
function filled(lines: readonly string[], turn: number): string[] {
  const common = COMMON.map((_, at) => pick(COMMON, at + turn));
  return [...lines, ...common].slice(0, LINES);
}

/** Every role gets lines by turns, and as much of the time. */
function rolesOf(
  titles: readonly string[],
  { months, lines }: { months: number; lines: readonly string[] },
): MadeRole[] {
  return titles.map((title, role) => ({
    title,
    months: Math.floor(months / titles.length),
    lines: lines.filter((_, at) => at % titles.length === role),
  }));
}
