import type { Notice } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { DiffNote, type DiffPassage } from '@shortlist/design-system/DiffNote';

/** What was noticed beside a result, with the words themselves; nothing where nothing was. */
export function FoundInFile({ notices }: { readonly notices: readonly Notice[] }) {
  const told = notices.filter(({ kind }) => kind !== 'unchecked');
  const unchecked = notices.filter(({ kind }) => kind === 'unchecked');
  return (
    <>
      <DiffNote title="Found in this file." hiddenWord="found:" passages={told.map(passageOf)}>
        {told.length === 1 ? told[0]?.detail : `${told.length} things that a quick look may miss.`}
        {told.some(isHidden) && ' It may be an accident of a template.'}
      </DiffNote>
      {unchecked.map(({ detail }) => (
        <Banner key={detail} tone="info" title="Not everything could be checked">
          {detail}
        </Banner>
      ))}
    </>
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
