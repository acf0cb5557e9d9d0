import { type Ratio, withinBudget } from '../ratios.ts';
import { median } from '../table.ts';
import type { Opening, Visit } from './visit.ts';

/** The longest that a tab may take until it can be used, milliseconds. */
export const BUDGET_MS = 1000;

/** The visits of one tab. */
export interface VisitedTab {
  readonly label: string;
  readonly visits: readonly Visit[];
}

const HEAD = ['sidebar', 'address', 'calls', 'files', ''];

/** One line a tab: milliseconds until it can be used from the sidebar and by its address, and what it asked for. */
export function dashboardTable(tabs: readonly VisitedTab[]): string {
  const lines = tabs.map(({ label, visits }) => {
    const sidebar = medianOf(visits.map(({ bySidebar }) => bySidebar));
    const address = medianOf(visits.map(({ byAddress }) => byAddress));
    return [
      label,
      sidebar.time.toFixed(0),
      address.time.toFixed(0),
      `${sidebar.calls}/${address.calls}`,
      `${sidebar.files}/${address.files}`,
      sidebar.time > BUDGET_MS ? 'over' : '',
    ];
  });
  return [['', ...HEAD], ...lines].map(lineOf).join('\n');
}

/** The time of each tab against its goal, from the sidebar and by its address. */
export const dashboardRatios = (tabs: readonly VisitedTab[]): Ratio[] =>
  tabs.flatMap(({ label, visits }) => [
    withinBudget(`${label} from the sidebar, ms`, medianOf(visits.map((visit) => visit.bySidebar)).time, 600),
    withinBudget(`${label} by URL, ms`, medianOf(visits.map((visit) => visit.byAddress)).time, 1_500),
  ]);

function medianOf(openings: readonly Opening[]): Opening {
  return {
    time: median(openings.map(({ time }) => time)),
    calls: median(openings.map(({ calls }) => calls)),
    files: median(openings.map(({ files }) => files)),
  };
}

function lineOf([label = '', ...cells]: readonly string[]): string {
  return `  ${label.padEnd(24)}${cells.map((cell) => cell.padStart(11)).join('')}`.trimEnd();
}
