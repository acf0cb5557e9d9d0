import { type Notice, type Resume, resumes } from '@shortlist/api-contract';
import { DiffNote, type DiffPassage } from '@shortlist/design-system/DiffNote';
import { queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';

/** What was noticed about the file, with the words themselves; nothing where nothing was. */
export function FoundInFile({ resume }: { readonly resume: Resume }) {
  const document = useQuery({
    ...queryOf(resumes.document, { params: { id: resume.id } }),
    enabled: resume.notice_count > 0,
  });
  const told = (document.data?.notices ?? []).filter(({ kind }) => kind !== 'unchecked');
  if (resume.notice_count === 0) return null;
  return (
    <DiffNote title="Found in this file." hiddenWord="found:" passages={told.map(passageOf)}>
      {told.length === 1 ? told[0]?.detail : `${told.length} things that a quick look may miss.`}
      {told.some(isHidden) && ' It may be an accident of a template.'}
    </DiffNote>
  );
}

/** Words that nobody sees may have been left in by whoever made the template; a sentence that all can read was not. */
function isHidden({ kind }: Notice): boolean {
  return kind === 'hidden_text' || kind === 'metadata';
}

function passageOf({ kind, detail, text, page, quotes }: Notice): DiffPassage {
  return {
    id: `${kind} ${page} ${detail} ${quotes[0]?.start}`,
    text: text ?? quotes.map((quote) => quote.text).join(' … '),
    source: page === null ? detail : `${detail} Page ${page}.`,
  };
}
