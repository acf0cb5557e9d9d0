/** A dated role of a made resume. */
export interface MadeRole {
  readonly title: string;
  readonly months: number;
  readonly lines: readonly string[];
}

/** Somebody as a resume is written of them. */
export interface MadeUp {
  /** The newest first. */
  readonly roles: readonly MadeRole[];
  readonly degree: string;
  /** None: a resume without such a list. */
  readonly skills: readonly string[];
}

const NAMES = [
  'Ada Baker',
  'Jonas Lind',
  'Mei Tanaka',
  'Omar Haddad',
  'Rosa Delgado',
  'Ifeoma Obi',
  'Piotr Nowak',
];
const FIRMS = [
  'Northgate',
  'Alder & Sons',
  'Brightwater',
  'Halden Group',
  'Marlow',
  'Quayside',
  'Tern Partners',
];
const SCHOOLS = ['Harbour University', 'Westfield College', 'Lakeside State', 'Norwood Institute'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** October 2026, counted in months: the newest role ends in it. */
const LAST_MONTH = 2026 * 12 + 9;

/** Writes a resume. The same number and person give the same text; another number only other names. */
export function writeResume({ roles, degree, skills }: MadeUp, number: number): string {
  let end = LAST_MONTH;
  const experience = roles.flatMap(({ title, months, lines }, at) => {
    const start = end - months + 1;
    const heading = `${title}, ${pick(FIRMS, number + 3 * at)}, ${inWords(start)} - ${inWords(end)}`;
    end = start - 1;
    return [heading, ...lines.map((line) => `- ${line}.`)];
  });
  return [
    pick(NAMES, number),
    `person${number}@example.com`,
    'Experience',
    ...experience,
    'Education',
    `${degree}, ${pick(SCHOOLS, number)}, ${Math.floor(end / 12)}`,
    ...(skills.length === 0 ? [] : ['Skills', skills.join(', ')]),
  ].join('\n');
}

const inWords = (month: number): string => `${MONTHS[month % 12]} ${Math.floor(month / 12)}`;

export function pick<T>(from: readonly T[], number: number): T {
  const found = from[number % from.length];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}
