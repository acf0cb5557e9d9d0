import type { DateRange, Stretch } from '../extraction/lines/date-range.ts';
import { type RoleLines, readRoles } from '../extraction/lines/role-lines.ts';
import type { Line } from './line.ts';
import type { MonthIndex, Role, Span, UndatedRole } from './profile.ts';
import { isStackLine } from './stack-line.ts';

/** More than anyone has held. Lines are looked up by roles: thousands of dates would hold the process for minutes. */
const MAX_ROLES = 100;

/** The positions of a resume that have dates, also such that nobody can count: "20XX – Present". */
export interface ReadRoles {
  /** Newest first, at most `MAX_ROLES`. */
  dated: Role[];
  hidden: UndatedRole[];
}

export function readRolesOf(lines: readonly Line[], asOf: MonthIndex): ReadRoles {
  const hasExperience = lines.some((line) => line.section === 'experience' && line.kind !== 'heading');
  const runs = runsOf(lines, (line) =>
    hasExperience ? line.section === 'experience' : line.section === 'summary' || line.section === 'other',
  );
  const found = runs.flatMap((run) => rolesOfRun(run, asOf));
  return {
    dated: found
      .flatMap((role) => ('body' in role ? [role] : []))
      .sort((a, b) => b.end - a.end || b.start - a.start || a.body.start - b.body.start)
      .slice(0, MAX_ROLES),
    hidden: found.flatMap((role) => ('body' in role ? [] : [role])).slice(0, MAX_ROLES),
  };
}

/** Months in dated positions, those that overlap counted once. */
export function monthsOf(roles: readonly Pick<Role, 'start' | 'end'>[]): number {
  const sorted = [...roles].sort((a, b) => a.start - b.start);
  let months = 0;
  let covered = Number.NEGATIVE_INFINITY;
  for (const { start, end } of sorted) {
    const from = Math.max(start, covered);
    months += Math.max(0, end + 1 - from);
    covered = Math.max(covered, end + 1);
  }
  return months;
}

/** "8 years 10 months". */
export function inWords(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years > 0 ? `${years} ${years === 1 ? 'year' : 'years'}` : '',
    rest > 0 || years === 0 ? `${rest} ${rest === 1 ? 'month' : 'months'}` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function runsOf(lines: readonly Line[], passes: (line: Line) => boolean): Line[][] {
  const runs: Line[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.kind === 'heading' || line.isQuarantined || line.kind === 'name' || line.kind === 'contact') {
      isOpen = false;
    } else if (passes(line)) {
      if (!isOpen) runs.push([]);
      runs.at(-1)?.push(line);
      isOpen = true;
    } else {
      isOpen = false;
    }
  }
  return runs;
}

function rolesOfRun(run: readonly Line[], asOf: MonthIndex): (Role | UndatedRole)[] {
  const found = readRoles(
    run.map(({ text, kind }) => ({ text, isListItem: kind === 'bullet' || isStackLine(text) })),
  );
  return found.flatMap((role, index): (Role | UndatedRole)[] => {
    const next = found[index + 1]?.head[0];
    if (role.range !== null)
      return [datedRole(role, role.range, { run, last: run[(next ?? run.length) - 1], asOf })];
    const { title, company, location } = role;
    const dates = spanIn(run[role.dateLine], role.dates);
    const heading = headingSpan(run[role.titleLine], title) ?? dates;
    return title === null ? [] : [{ title, company, location, dates, heading }];
  });
}

interface Within {
  run: readonly Line[];
  /** The line in front of the next position. */
  last: Line | undefined;
  asOf: MonthIndex;
}

function datedRole(role: RoleLines, range: DateRange, { run, last, asOf }: Within): Role {
  const { title, company, location } = role;
  const dateLine = run[role.dateLine];
  const first = run[role.head[0] ?? role.dateLine];
  const dates = spanIn(dateLine, role.dates);
  return {
    title,
    company,
    location,
    start: range.start,
    end: range.end ?? Math.max(asOf, range.start),
    isCurrent: range.end === null,
    hasMonths: range.hasMonths,
    dates,
    heading: headingSpan(run[role.titleLine], title) ?? dates,
    body: { start: first?.start ?? dates.start, end: Math.max(last?.end ?? 0, dateLine?.end ?? dates.end) },
  };
}

function spanIn(line: Line | undefined, { from, to }: Stretch): Span {
  const start = line?.start ?? 0;
  return { start: start + from, end: start + to };
}

function headingSpan(line: Line | undefined, title: string | null): Span | null {
  if (line === undefined || title === null) return null;
  const at = line.text.indexOf(title);
  return at < 0 ? null : spanIn(line, { from: at, to: at + title.length });
}
