import { expect, test } from 'vitest';
import { dashboardTable } from './table.ts';

const opening = (time: number) => ({ time, calls: 2, files: 0 });
const visit = (sidebar: number, address: number) => ({
  bySidebar: opening(sidebar),
  byAddress: { ...opening(address), calls: 4, files: 1 },
});

test('each tab has the medians of its visits in a line, and one over a second says so', () => {
  const table = dashboardTable([
    { label: 'Tracking', visits: [visit(400, 900), visit(5000, 9000), visit(420, 1000)] },
    { label: 'Home Dashboard', visits: [visit(1200, 1300)] },
  ]);

  expect(table).toMatch(/Tracking +420 +1000 +2\/4 +0\/1$/m);
  expect(table).toMatch(/Home Dashboard +1200 +1300 +2\/4 +0\/1 +over$/m);
});
