import type { Line } from '../../profile/line.ts';
import { type Role, SECTION_KINDS } from '../../profile/profile.ts';
import type { MatchReading } from '../../profile/reading.ts';
import type { SkillPlace, SkillUse } from '../../profile/skill-uses.ts';
import { nameAt, skillTable } from '../../taxonomy/skill-table.ts';

const LINE_KINDS = ['name', 'contact', 'heading', 'role', 'bullet', 'line'] as const;
/** Figures of a line, and of a place where a skill stands. */
const LINE = 8;
const PLACE = 5;
/** In the place of what is not there. */
const NONE = -1;

/** A resume as read, in which what points to a line, a role or a heading says its number. */
export interface StoredReading extends Pick<MatchReading, 'text' | 'asOf' | 'notices'> {
  /** Without its skills. */
  readonly profile: MatchReading['profile'];
  readonly headings: readonly string[];
  readonly lines: Int32Array;
  /** The skills, by their places in the taxonomy. */
  readonly skills: Int32Array;
  readonly places: Int32Array;
}

/** Makes a reading small. */
export function packReading({ lines, profile, skillUses, ...reading }: MatchReading): StoredReading {
  const headings = [...new Set(lines.flatMap(({ heading }) => heading ?? []))];
  const pointed = { headings: numbered(headings), roles: numbered(profile.roles) };
  const { places } = skillTable();
  return {
    ...reading,
    profile: { ...profile, skills: [] },
    headings,
    lines: Int32Array.from(lines.flatMap((line) => cellsOf(line, pointed))),
    skills: Int32Array.from(skillUses, ({ name }) => places.get(name) ?? NONE),
    places: Int32Array.from(
      skillUses.flatMap(({ used, listed }, skill) => [
        ...used.flatMap((place) => cellsOfPlace(place, skill, 1)),
        ...listed.flatMap((place) => cellsOfPlace(place, skill, 0)),
      ]),
    ),
  };
}

const numbered = <T>(all: readonly T[]): ReadonlyMap<T, number> =>
  new Map(all.map((each, index) => [each, index]));

interface Numbers {
  readonly headings: ReadonlyMap<string, number>;
  readonly roles: ReadonlyMap<Role, number>;
}

function cellsOf(line: Line, { headings, roles }: Numbers): number[] {
  const { start, end, page, kind, section, heading, role, isQuarantined, isUse } = line;
  return [
    start,
    end,
    page ?? NONE,
    numberOf(kind),
    SECTION_KINDS.indexOf(section),
    heading === null ? NONE : (headings.get(heading) ?? NONE),
    role === null ? NONE : (roles.get(role) ?? NONE),
    Number(isQuarantined) + 2 * Number(isUse),
  ];
}

/** A kind that has no number does not compile. */
const numberOf = (kind: (typeof LINE_KINDS)[number]): number => LINE_KINDS.indexOf(kind);

const cellsOfPlace = ({ line, start, end }: SkillPlace, skill: number, isUse: number): number[] => [
  skill,
  isUse,
  line.index,
  start,
  end,
];

/** Makes it whole again. */
export function unpackReading({ headings, skills, places, ...stored }: StoredReading): MatchReading {
  const { text, asOf, notices } = stored;
  const names = Array.from(skills, nameAt);
  const profile = { ...stored.profile, skills: names };
  const lines = linesOf(stored.lines, { text, headings, roles: profile.roles });
  return { text, lines, profile, skillUses: usesOf(names, places, lines), asOf, notices };
}

interface PointedTo {
  readonly text: string;
  readonly headings: readonly string[];
  readonly roles: readonly Role[];
}

function linesOf(cells: Int32Array, { text, headings, roles }: PointedTo): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < cells.length; at += LINE) {
    const [start, end] = [cells[at] ?? 0, cells[at + 1] ?? 0];
    const [page = NONE, heading = NONE, role = NONE] = [cells[at + 2], cells[at + 5], cells[at + 6]];
    lines.push({
      index: at / LINE,
      start,
      end,
      text: text.slice(start, end),
      page: page === NONE ? null : page,
      kind: LINE_KINDS[cells[at + 3] ?? NONE] ?? 'line',
      section: SECTION_KINDS[cells[at + 4] ?? NONE] ?? 'other',
      heading: heading === NONE ? null : (headings[heading] ?? null),
      role: role === NONE ? null : (roles[role] ?? null),
      isQuarantined: ((cells[at + 7] ?? 0) & 1) !== 0,
      isUse: ((cells[at + 7] ?? 0) & 2) !== 0,
    });
  }
  return lines;
}

function usesOf(names: readonly string[], places: Int32Array, lines: readonly Line[]): SkillUse[] {
  const uses = names.map((name): SkillUse => ({ name, used: [], listed: [] }));
  for (let at = 0; at < places.length; at += PLACE) {
    const use = uses[places[at] ?? 0];
    const line = lines[places[at + 2] ?? 0];
    if (use === undefined || line === undefined) continue;
    const place = { line, start: places[at + 3] ?? 0, end: places[at + 4] ?? 0 };
    (places[at + 1] === 1 ? use.used : use.listed).push(place);
  }
  return uses;
}
