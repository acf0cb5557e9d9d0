import { Analysis } from '@shortlist/api-contract';
import { aResume } from '@shortlist/api-contract/testing';
import { aWrittenResume } from './written-resume.ts';

/** An invented candidate: her resume as read, and an analysis whose quotes stand in it. */
export const OKAFOR_ID = '019a9c52-7c10-7a41-9b1e-2f60a4c1d001';

export const okaforResume = aWrittenResume(OKAFOR_ID, [
  ['name', 'Ines Okafor'],
  ['contact', 'Senior backend engineer. Rotterdam. ines.okafor@mailhaven.example'],
  ['gap', ''],
  ['heading', 'Experience'],
  ['role', 'Tidewater Freight, Senior Backend Engineer\tMar 2021 to now'],
  ['bullet', '• Led the move of 14 shipment services from a single Rails app to Go,'],
  ['line', 'with no customer-facing downtime.'],
  ['bullet', '• Cut p99 latency of the rate quote API from 1.9 s to 240 ms by'],
  ['line', 'replacing per-request joins with a read model in PostgreSQL.'],
  ['bullet', '• On-call lead for six engineers; wrote the incident review template'],
  ['line', 'the company still uses.'],
  ['role', 'Kestrel Pay, Backend Engineer\tJun 2017 to Aug 2020'],
  ['bullet', '• Built the ledger reconciliation job that matches 2.3 million card'],
  ['line', 'transactions a night.'],
  ['bullet', '• Responsible for various tasks in the payments team.'],
  ['gap', ''],
  ['heading', 'Projects and talks'],
  [
    'bullet',
    '• “Queues that forget”, Rotterdam Systems Meetup, 2024. On retries that charge a card twice, and how to notice.',
  ],
  [
    'bullet',
    '• Maintains a small Go library for shipping label formats, used by two customers of Tidewater.',
  ],
  ['gap', '', 2],
  ['heading', 'Education', 2],
  ['role', 'University of Porto, BSc Computer Science\t2016', 2],
  ['gap', '', 2],
  ['heading', 'Skills', 2],
  ['line', 'Go, PostgreSQL, Kafka, Docker, Terraform, Ruby', 2],
]);

export const okafor = aResume({
  id: OKAFOR_ID,
  file_name: 'okafor_ines_2026.pdf',
  file_url: `/api/resumes/${OKAFOR_ID}/file`,
  media_type: 'application/pdf',
  size_bytes: 84_212,
  pages: 2,
  uploaded_at: '2026-11-19T15:20:00.000Z',
  notes: null,
  status: 'active',
  candidate_name: 'Ines Okafor',
  headline: 'Senior Backend Engineer',
  email: 'ines.okafor@mailhaven.example',
  phone: null,
  skills: ['Go', 'PostgreSQL', 'Kafka'],
  analysis: { score_overall: 0.7845, evaluated_at: '2026-11-20T09:12:00.000Z' },
  best_match: null,
});

const findings: Analysis['findings'] = [
  {
    kind: 'strength',
    title: 'Led a migration of real size',
    detail: null,
    quotes: [okaforResume.quote('Led the move of 14 shipment services from a single Rails app to Go')],
  },
  {
    kind: 'strength',
    title: 'Measured result',
    detail: null,
    quotes: [okaforResume.quote('Cut p99 latency of the rate quote API from 1.9 s to 240 ms')],
  },
  {
    kind: 'strength',
    title: 'Led a team',
    detail: null,
    quotes: [okaforResume.quote('On-call lead for six engineers')],
  },
  {
    kind: 'strength',
    title: 'Worked at high volume',
    detail: null,
    quotes: [okaforResume.quote('matches 2.3 million card\ntransactions a night')],
  },
  {
    kind: 'weakness',
    title: 'Unspecific line',
    detail: null,
    quotes: [okaforResume.quote('Responsible for various tasks in the payments team.')],
  },
  {
    kind: 'weakness',
    title: 'Skills listed without examples',
    detail: 'Kafka and Terraform appear nowhere else',
    quotes: [okaforResume.quote('Go, PostgreSQL, Kafka, Docker, Terraform, Ruby')],
  },
  {
    kind: 'red_flag',
    title: 'Seven-month gap between roles',
    detail: "Worth asking about. Doesn't affect the score.",
    quotes: [okaforResume.quote('Jun 2017 to Aug 2020'), okaforResume.quote('Mar 2021 to now')],
  },
  {
    kind: 'positive_indicator',
    title: 'Improves team practices',
    detail: null,
    quotes: [okaforResume.quote('wrote the incident review template\nthe company still uses')],
  },
  {
    kind: 'suggestion',
    title: 'Ask for one project where Kafka carried the load, and who owned the schema.',
    detail: null,
    quotes: [],
  },
  {
    kind: 'suggestion',
    title: 'Ask what the three years in payments taught; the line on file says little.',
    detail: null,
    quotes: [],
  },
];

export const okaforAnalysis = Analysis.parse({
  resume_id: OKAFOR_ID,
  score_overall: 0.7845,
  score_format: 0.84,
  score_skills: 0.81,
  score_experience: 0.74,
  strengths: titlesOf('strength'),
  weaknesses: titlesOf('weakness'),
  suggestions: titlesOf('suggestion'),
  positive_indicators: titlesOf('positive_indicator'),
  red_flags: titlesOf('red_flag'),
  summary:
    'Nine years in backend work, the last five and a half with responsibility for a migration and an on-call rota. Most claims carry a number.',
  findings,
  missing: ['a phone number', 'spoken languages'],
  formula: [
    { label: 'Experience', value: 0.74, of: 1, weight: 0.45 },
    { label: 'Skills', value: 0.81, of: 1, weight: 0.35 },
    { label: 'Format', value: 0.84, of: 1, weight: 0.2 },
  ],
  engine: { name: 'local', version: '1.0.0', fingerprint: 'a5a04e7ee13dbd21' },
  evaluated_at: '2026-11-20T09:12:00.000Z',
});

function titlesOf(kind: Analysis['findings'][number]['kind']): string[] {
  return findings.flatMap((finding) => (finding.kind === kind ? [finding.title] : []));
}
