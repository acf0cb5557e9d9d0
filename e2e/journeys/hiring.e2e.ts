import { test } from '../browser/journey.ts';
import { goTheWholeWay } from '../steps/whole-way.ts';

test('[AU-02, JB-02, RS-02, AI-01, AI-05, OD-03, SH-05, AU-06] a recruiter goes from an empty account to a ranking with evidence', async ({
  page,
}) => {
  await goTheWholeWay(page);
});
