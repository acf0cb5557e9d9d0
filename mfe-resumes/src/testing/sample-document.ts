import type { ResumeBlock, ResumeProfile } from '@shortlist/api-contract';
import { aResumeDocument } from '@shortlist/api-contract/testing';

const LINES: readonly (readonly [ResumeBlock['kind'], string])[] = [
  ['name', 'Ines Okafor'],
  ['contact', 'Rotterdam, ines.okafor@example.com'],
  ['heading', 'Experience'],
  ['role', 'Tidewater Freight, Senior Backend Engineer'],
  ['line', 'Mar 2021 - Present'],
  ['bullet', '• Led the move of 14 shipment services to Go.'],
  ['bullet', '• Cut the p99 latency of the rate quote API from 1.9 s to 240 ms by replacing'],
  ['line', 'joins per request with a read model in PostgreSQL.'],
  ['heading', 'Education'],
  ['line', 'University of Porto, BSc Computer Science, 2016'],
];

/** What is read in those lines, and in some that a longer resume would have. */
const PROFILE: ResumeProfile = {
  lives_in: 'Rotterdam',
  phone_e164: null,
  years_of_experience: 9.2,
  roles: [
    {
      title: 'Senior Backend Engineer',
      company: 'Tidewater Freight',
      location: 'Rotterdam',
      start: '2021-03',
      end: null,
      is_current: true,
      dates: 'Mar 2021 - Present',
    },
    {
      title: 'Backend Engineer',
      company: 'Kestrel Pay',
      location: null,
      start: '2017-06',
      end: '2020-08',
      is_current: false,
      dates: 'Jun 2017 - Aug 2020',
    },
    {
      title: 'Teaching Assistant',
      company: 'University of Porto',
      location: null,
      start: null,
      end: null,
      is_current: false,
      dates: null,
    },
  ],
  education: [
    {
      degree: 'BSc Computer Science',
      field: 'Computer Science',
      school: 'University of Porto',
      level: 'bachelor',
      start_year: null,
      end_year: 2016,
    },
  ],
  languages: [
    { name: 'Portuguese', level: 'native' },
    { name: 'English', level: 'C1' },
    { name: 'Dutch', level: null },
  ],
  certificates: [{ name: 'Certified Kubernetes Administrator', issuer: 'CNCF', year: 2023 }],
};

function documentOf(lines: typeof LINES) {
  let text = '';
  const blocks = lines.map(([kind, line]) => {
    const start = text.length;
    text += `${line}\n`;
    return { kind, start, end: start + line.length, page: 1 };
  });
  return aResumeDocument({ text, blocks, pages: 1, profile: PROFILE });
}

/** A resume of one page as it was read. */
export const inesAsRead = documentOf(LINES);
