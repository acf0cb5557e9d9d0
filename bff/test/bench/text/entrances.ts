import { NO_JOB_METADATA, parseJobDescription, parseResumeNotes } from '@shortlist/api-contract';
import { analyzeResume } from '@shortlist/engine/analysis/analyze.ts';
import { documentFromText } from '@shortlist/engine/extraction/document.ts';
import { noticesOfFile } from '@shortlist/engine/extraction/hidden/file-notices.ts';
import { unseenWords } from '@shortlist/engine/extraction/hidden/unseen-characters.ts';
import { linkTargetsOf } from '@shortlist/engine/extraction/link-targets.ts';
import type { Fragment } from '@shortlist/engine/extraction/pdf/fragment.ts';
import { type PageContent, toLines } from '@shortlist/engine/extraction/pdf/page-lines.ts';
import { sanitize } from '@shortlist/engine/extraction/preview/sanitize.ts';
import { linesOfHtml } from '@shortlist/engine/extraction/word/html-lines.ts';
import { noticesOfText } from '@shortlist/engine/guards/guard-text.ts';
import { type JobReading, matchResume, readJob } from '@shortlist/engine/match/match.ts';
import { prepareResume } from '@shortlist/engine/match/resume/prepared-resume.ts';
import { restoreResume, storeResume } from '@shortlist/engine/match/resume/stored-resume.ts';
import { skillsOf } from '@shortlist/engine/posting/skills-of.ts';
import { readResume } from '@shortlist/engine/profile/reading.ts';
import { redact } from '@shortlist/engine/redaction/redact.ts';
import { suggestSkills } from '@shortlist/engine/taxonomy/suggest-skills.ts';
import { DEMO_JOBS } from '../../../src/db/demo/content/jobs.ts';
import { rejectInvalidText } from '../../../src/http/storable-text.ts';
import { maskDocument } from '../../../src/modules/blind/mask-document.ts';
import { maskOf } from '../../../src/modules/blind/mask-text.ts';
import { readGroupFile } from '../../../src/modules/fairness/group-rows.ts';
import { cleanFileName } from '../../../src/uploads/clean-file-name.ts';

const AS_OF = 2026 * 12 + 10;

/** Where text of people comes in: what is made of it beforehand, and the work that is measured. */
export interface Entrance {
  readonly prepare?: (text: string) => unknown;
  readonly work: (given: never) => unknown;
}

const DEMO_RESUME = `Ada Long
ada@example.com
Experience
Software Engineer, Acme, Jan 2019 - Mar 2024
• Led a team of nine engineers who built services in Python and React.
Education
BSc in Computer Science, Leeds University, 2015
Skills
Python, React, PostgreSQL`;

const DEMO_IDENTITY = {
  id: '0198',
  file_name: 'ada-long.pdf',
  candidate_name: 'Ada Long',
  extracted_name: 'Ada Long',
  email: null,
  phone: null,
  extracted_email: 'ada@example.com',
  extracted_phone: null,
  links: [],
};

/** As a person would write it above what is hostile, so that every part of a resume is read. */
const asResume = (text: string): string =>
  `${DEMO_RESUME}\nExperience\n${text.slice(0, text.length / 2)}\nEducation\n${text.slice(text.length / 2)}`;
const toDocument = (text: string) => documentFromText(asResume(text));
const toJob = (description: string): JobReading =>
  readJob({ title: 'Engineer', description, skillTags: ['Python'] });

/** What several entrances begin with is made once for each text. */
const documentOf = remembered(toDocument);
const readingOf = remembered((text) => readResume(documentOf(text), AS_OF));
const jobOf = remembered(toJob);

const [{ title, text: description }] = DEMO_JOBS as unknown as [{ title: string; text: string }];
const DEMO_JOB = readJob({ title, description, skillTags: [] });
const DEMO_PREPARED = prepareResume(readResume(documentFromText(DEMO_RESUME), AS_OF));

export const ENTRANCES: Readonly<Record<string, Entrance>> = {
  'resume: lines and their kinds': entrance({ work: toDocument }),
  'resume: lines where no heading stands': entrance({ work: documentFromText }),
  'resume: profile': entrance({ prepare: documentOf, work: (document) => readResume(document, AS_OF) }),
  'resume: analysis': entrance({ prepare: readingOf, work: analyzeResume }),
  'resume: prepared for matches': entrance({
    prepare: readingOf,
    work: (reading) => restoreResume(storeResume(prepareResume(reading))),
  }),
  'resume: match': entrance({
    prepare: (text) => prepareResume(readingOf(text)),
    work: (resume) => matchResume(resume, DEMO_JOB),
  }),
  'resume: injected instructions': entrance({ prepare: documentOf, work: noticesOfText }),
  'resume: redaction': entrance({ prepare: documentOf, work: (document) => redact(document) }),
  'resume: blind mode': entrance({
    prepare: documentOf,
    work: ({ text, blocks }) => maskDocument(text, blocks, maskOf([DEMO_IDENTITY])),
  }),
  'any text: blind mode': entrance({ work: (text) => maskOf([DEMO_IDENTITY])(text) }),
  'resume: hidden text': entrance({
    work: (text) => [
      unseenWords(text),
      noticesOfFile({ hidden: [{ text, reason: 'tiny', page: 1 }], unchecked: [], metadata: [text] }),
    ],
  }),
  'resume: links of a file': entrance({ work: (text) => linkTargetsOf([text, `https://a.io/${text}`]) }),
  'PDF: lines of a page': entrance({ prepare: pageOf, work: (page) => toLines([page]) }),
  'PDF: columns of a page': entrance({ prepare: columnsOf, work: (page) => toLines([page]) }),
  'PDF: cells of a row': entrance({ prepare: rowOf, work: (page) => toLines([page]) }),
  'Word: paragraphs': entrance({ work: linesOfHtml }),
  'Word: preview': entrance({ work: sanitize }),
  'position: requirements': entrance({ work: toJob }),
  'position: title and tags': entrance({
    work: (text) => readJob({ title: text, description: '', skillTags: [text, ...text.split(/[\n,]/)] }),
  }),
  'position: match': entrance({
    prepare: jobOf,
    work: (job) => matchResume(DEMO_PREPARED, job),
  }),
  'position: skills of its text': entrance({ work: (text) => skillsOf({ title: '', text }) }),
  'position: skills suggested for a word': entrance({ work: (text) => suggestSkills(text, 8) }),
  'API: storable text': entrance({ work: (text) => rejectInvalidText({ text, parts: text.split('\n') }) }),
  'API: stored JSON': entrance({
    work: (text) => [
      parseJobDescription(`{${text}`),
      parseJobDescription(JSON.stringify({ jobDescription: text, metadata: NO_JOB_METADATA })),
      parseResumeNotes(JSON.stringify({ notes: text })),
    ],
  }),
  'API: name of a file': entrance({ work: cleanFileName }),
  'API: CSV of groups': entrance({
    work: (text) => readGroupFile(`email,sex\n${text}`),
  }),
};

/** Of one kind of text: all that reads it is asked in a row. */
const MOST_KEPT = 3;

const WIDTH = 600;

function printed(word: string, left: number, row: number): Fragment {
  return { text: word, left, right: left + word.length, baseline: row * 12, size: 10, font: 'Body' };
}

const wordsOf = (text: string): string[] => text.match(/\S{1,20}\s?/g) ?? [];

/** Each word printed on its own, a line of the text on a line of the page. */
function pageOf(text: string): PageContent {
  const fragments = text
    .split('\n')
    .flatMap((line, row) =>
      [...line.matchAll(/\S{1,20}\s?/g)].map(({ 0: word, index }) => printed(word, index, row)),
    );
  return { fragments, width: WIDTH };
}

/** Two columns of four words below a heading, again and again, each below a line over the whole width. */
function columnsOf(text: string): PageContent {
  const fragments = wordsOf(text).flatMap((word, at) => {
    const row = Math.floor(at / 8) * 6 + 2 + Math.floor((at % 8) / 2);
    const own = printed(word, at % 2 === 0 ? 50 : 350, row);
    return at % 8 > 0
      ? [own]
      : [
          { ...printed(word, 50, row - 2), right: 550 },
          printed('Experience', 50, row - 1),
          printed('Education', 350, row - 1),
          own,
        ];
  });
  return { fragments, width: WIDTH };
}

/** All words in one row, far apart. */
function rowOf(text: string): PageContent {
  return { fragments: wordsOf(text).map((word, at) => printed(word, at * 60, 0)), width: WIDTH };
}

/** Makes what a text becomes once for all that begin with it. */
function remembered<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const made = known.get(text) ?? make(text);
    if (!known.has(text) && known.size >= MOST_KEPT) known.clear();
    known.set(text, made);
    return made;
  };
}

function entrance<Given = string>(entrance: {
  prepare?: (text: string) => Given;
  work: (given: Given) => unknown;
}): Entrance {
  return entrance;
}
