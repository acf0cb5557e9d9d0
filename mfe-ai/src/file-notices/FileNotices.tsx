import { type Notice, summarizeNotices } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { HiddenTextNotice } from '@shortlist/design-system/HiddenTextNotice';

/** What was noticed beside a result, with the words themselves; nothing where nothing was. */
export function FileNotices({ notices }: { readonly notices: readonly Notice[] }) {
  const titles = notices.filter(({ kind }) => kind === 'unsupported_title');
  const { summary, passages } = summarizeNotices(notices.filter((notice) => !titles.includes(notice)));
  const unchecked = notices.filter(({ kind }) => kind === 'unchecked');
  return (
    <>
      <HiddenTextNotice title="Check this file" hiddenWord="found:" passages={passages}>
        {summary}
      </HiddenTextNotice>
      {titles.map((notice) => (
        <TitleNote key={notice.detail} notice={notice} />
      ))}
      {unchecked.map(({ detail }) => (
        <Banner key={detail} tone="info" title="Some content wasn't checked">
          {detail}
        </Banner>
      ))}
    </>
  );
}

/** A title to ask about. It accuses nobody, so its words are quoted and not struck through. */
function TitleNote({ notice: { detail, quotes } }: { readonly notice: Notice }) {
  const words = quotes.map(({ text }) => `“${text}”`).join(', ');
  return (
    <Banner tone="info" title={words === '' ? 'A title to ask about' : `A title to ask about: ${words}`}>
      {detail}
    </Banner>
  );
}
