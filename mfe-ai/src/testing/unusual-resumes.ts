import { Analysis, type Match, type Resume } from '@shortlist/api-contract';
import { aResume, COMPOUND, LONG_NAME, LONG_SENTENCE, UNBROKEN } from '@shortlist/api-contract/testing';
import { candidates } from './candidates.ts';
import { OKAFOR_ID, okafor, okaforAnalysis } from './okafor.ts';
import { aWrittenResume } from './written-resume.ts';

const crossed = aWrittenResume(OKAFOR_ID, [
  ['name', 'Ines Okafor'],
  ['heading', 'Experience'],
  ['role', 'Tidewater Freight, Engineering Lead\t2019 to now'],
  ['bullet', '• Led a team of eight through the move of 14 services to Go, in nine months.'],
]);

/** Two findings that quote overlapping words, and a third that quotes all of them. */
export const overlapping = {
  document: crossed.document,
  analysis: Analysis.parse({
    ...okaforAnalysis,
    missing: [],
    findings: [
      strength('Leads people', 'Led a team of eight'),
      strength('A team of real size', 'a team of eight through the move'),
      strength('Finishes what it starts', 'the move of 14 services to Go, in nine months'),
      {
        kind: 'weakness',
        title: 'Nothing before 2019',
        detail: null,
        quotes: [crossed.quote('2019 to now')],
      },
    ],
  }),
};

function strength(title: string, words: string) {
  return { kind: 'strength', title, detail: null, quotes: [crossed.quote(words)] };
}

const LONG_LINE = `• Coordinated the ${COMPOUND} across twenty-seven subsidiaries, ${'each with its own ledger, its own calendar and its own idea of a month end, '.repeat(4)}without a missed close.`;

const wordy = aWrittenResume(OKAFOR_ID, [
  ['name', LONG_NAME],
  ['contact', `${COMPOUND.toLowerCase()}@a-rather-long-domain-name-for-a-mailbox.example`],
  ['heading', 'Professional experience and further engagements of relevance'],
  [
    'role',
    `${COMPOUND}, Deputy Principal Coordinator for Cross-Divisional Harmonisation\tSeptember 1999 to December 2025`,
  ],
  ['bullet', LONG_LINE],
]);

/** Names, words, titles and lines that are longer than their places. */
export const verbose = {
  resume: aResume({
    ...okafor,
    candidate_name: LONG_NAME,
    file_name: `${COMPOUND}_${LONG_NAME}_final_v12.pdf`,
  }),
  document: wordy.document,
  analysis: Analysis.parse({
    ...okaforAnalysis,
    summary: `${okaforAnalysis.summary} `.repeat(5),
    findings: [
      {
        kind: 'strength',
        title: `Coordinates ${COMPOUND} over many years, many places and many calendars at the same time`,
        detail:
          'The same sentence carries four other points, which are not counted a second time in any part of the score.',
        quotes: [wordy.quote(LONG_LINE.slice(2))],
      },
    ],
    missing: [UNBROKEN, 'a phone number', 'the reason for leaving any of the twenty-seven subsidiaries'],
  }),
};

/** The candidates, two of them with names and files that are longer than their places. */
export const wordyResumes: readonly Resume[] = candidates.map(({ resume }, index) => {
  if (index > 1) return resume;
  const [candidate_name, headline] = index === 0 ? [LONG_NAME, LONG_NAME] : [UNBROKEN, COMPOUND];
  return { ...resume, candidate_name, headline, file_name: `${UNBROKEN}.pdf` };
});

/** The matches of the same candidates, with as much to say. */
export const wordyMatches: readonly Match[] = candidates.map(({ match }, index) => {
  if (index > 1) return match;
  const { candidate_name, file_name } = wordyResumes[index] ?? match.resume_info;
  return {
    ...match,
    resume_info: { ...match.resume_info, candidate_name, file_name },
    summary: LONG_SENTENCE,
    requirements: match.requirements.map((each) => ({ ...each, text: `${each.text}. ${LONG_SENTENCE}` })),
  };
});
