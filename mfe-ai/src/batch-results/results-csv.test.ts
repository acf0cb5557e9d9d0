import { aMatch } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { rankingOf } from './ranking.ts';
import { resultsCsv } from './results-csv.ts';

const named = (candidate_name: string) => ({
  file_name: 'cv.pdf',
  file_url: '/api/resumes/x/file',
  candidate_name,
  uploaded_at: '2026-11-20T09:12:00.000Z',
});

test('[AI-05] [VD-03] the ranking is exported with a column for each verdict and each requirement', () => {
  const csv = resultsCsv(rankingOf([aMatch({ resume_info: named('Ines Okafor') })]));

  const [head, row] = csv.split('\r\n');
  expect(head).toBe(
    '\uFEFFRank,Candidate,File,Match score %,Potential score %,Band,Confidence,Top evidence,Met,Partly met,Not met,To check,Not mentioned,Go in production,Kubernetes in operation,Error',
  );
  expect(row).toBe(
    '1,Ines Okafor,cv.pdf,50,100,Strong match,medium,14 shipment services to Go,1,0,0,0,1,Met,Not mentioned,',
  );
});

test('[AI-05] a resume that could not be matched stands at the end with its reason', () => {
  const failure = {
    resume_id: 'r',
    resume_info: named('Caleb Osei'),
    error: 'A scan, with no text to read',
    code: 'no_text',
  } as const;

  const rows = resultsCsv(rankingOf([failure]))
    .trimEnd()
    .split('\r\n');

  expect(rows.at(-1)).toBe(',Caleb Osei,cv.pdf,,,,,,,,,,,"A scan, with no text to read"');
});

test('[VD-04] a resume that says too little to tell has no number', () => {
  const unclear = aMatch({ resume_info: named('Ines Okafor'), band: 'insufficient_data', confidence: 'low' });

  expect(resultsCsv(rankingOf([unclear]))).toContain(',Ines Okafor,cv.pdf,,,Not enough to tell,low,');
});

test('a name is neither run as a formula nor allowed to break its cell', () => {
  const csv = resultsCsv(
    rankingOf([
      aMatch({ resume_info: named('=HYPERLINK("http://x")'), match_score: 0.9 }),
      aMatch({ resume_info: named('Okafor, "Ines"\nRotterdam'), match_score: 0.1 }),
    ]),
  );

  expect(csv).toContain(`1,"'=HYPERLINK(""http://x"")",`);
  expect(csv).toContain('2,"Okafor, ""Ines""\nRotterdam",');
});
