import { type Notice, summarizeNotices } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { HiddenTextNotice } from '@shortlist/design-system/HiddenTextNotice';

/** What was noticed beside a result, with the words themselves; nothing where nothing was. */
export function FileNotices({ notices }: { readonly notices: readonly Notice[] }) {
  const { summary, passages } = summarizeNotices(notices);
  const unchecked = notices.filter(({ kind }) => kind === 'unchecked');
  return (
    <>
      <HiddenTextNotice title="Found in this file." hiddenWord="found:" passages={passages}>
        {summary}
      </HiddenTextNotice>
      {unchecked.map(({ detail }) => (
        <Banner key={detail} tone="info" title="Not everything could be checked">
          {detail}
        </Banner>
      ))}
    </>
  );
}
