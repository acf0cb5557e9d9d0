import type { Notice } from './notices.ts';

/** Notices as people read them. */
export interface NoticeSummary {
  /** What was found, in a sentence or two. */
  readonly summary: string;
  /** The words themselves, each with what it means for the score and its page. */
  readonly passages: readonly { readonly id: string; readonly text: string; readonly source: string }[];
}

/** Sums up what was found in a file. What its format does not tell is no finding, and left out. */
export function summarizeNotices(notices: readonly Notice[]): NoticeSummary {
  const found = notices.filter(({ kind }) => kind !== 'unchecked');
  const [first] = found;
  const what = found.length === 1 ? first?.detail : `${found.length} items to review.`;
  const excuse = found.some(isHidden) ? ' This can be caused by a resume template.' : '';
  return { summary: `${what}${excuse}`, passages: found.map(passageOf) };
}

/** Words that nobody sees may have been left in by whoever made the template; a sentence that all can read was not. */
function isHidden({ kind }: Notice): boolean {
  return kind === 'hidden_text' || kind === 'metadata';
}

function passageOf({ kind, detail, text, page, quotes }: Notice): NoticeSummary['passages'][number] {
  return {
    id: `${kind} ${page} ${detail} ${quotes[0]?.start}`,
    text: text ?? quotes.map((quote) => quote.text).join(' … '),
    source: page === null ? detail : `${detail} Page ${page}.`,
  };
}
