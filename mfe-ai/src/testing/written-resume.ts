import { type Quote, ResumeDocument } from '@shortlist/api-contract';

type Kind = ResumeDocument['blocks'][number]['kind'];

/** One line of an invented resume: its kind, its words, and the page it stands on. */
export type WrittenLine = readonly [kind: Kind | 'gap', words: string, page?: number];

/** An invented resume whose quotes truly stand in its text. */
export interface WrittenResume {
  readonly document: ResumeDocument;
  /**
   * The quote of `words`, with its offsets found in the text; those between stars decide. Its source is the role or heading above.
   *
   * @throws Error when the words do not stand in the resume.
   */
  readonly quote: (words: string) => Quote;
}

/** Writes a resume down line by line; a `gap` is an empty line. */
export function aWrittenResume(resumeId: string, lines: readonly WrittenLine[]): WrittenResume {
  const blocks: ResumeDocument['blocks'] = [];
  let text = '';
  for (const [kind, words, page = 1] of lines) {
    if (kind !== 'gap') blocks.push({ kind, start: text.length, end: text.length + words.length, page });
    text += `${kind === 'gap' ? '' : words}\n`;
  }
  const pages = Math.max(1, ...lines.map(([, , page = 1]) => page));
  const document = ResumeDocument.parse({ resume_id: resumeId, text: text.trimEnd(), blocks, pages });
  return { document, quote: (words) => quoteIn(document, words) };
}

function quoteIn(document: ResumeDocument, starred: string): Quote {
  const [before = '', deciding, behind = ''] = starred.split('*');
  const words = `${before}${deciding ?? ''}${behind}`;
  const start = document.text.indexOf(words);
  if (start < 0) throw new Error(`The invented resume does not say "${words}".`);
  const block = document.blocks.find(({ end }) => end > start);
  const above = document.blocks.findLast(
    ({ kind, start: at }) => at <= start && (kind === 'role' || kind === 'heading'),
  );
  const source = above ? (document.text.slice(above.start, above.end).split(/[,\t]/)[0] ?? null) : null;
  const quote = { text: words, start, end: start + words.length, page: block?.page ?? null, source };
  if (deciding === undefined) return quote;
  const from = start + before.length;
  return { ...quote, deciding: { start: from, end: from + deciding.length } };
}
