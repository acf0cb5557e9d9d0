import { GENERIC_ERROR } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { messageOf } from '@shortlist/platform';

interface FailureNoticeProps {
  readonly error: unknown;
  /** What did not work; without it the reason alone is told. */
  readonly title: string | undefined;
}

/** Why a position was not stored, beside the button that was to store it. */
export function FailureNotice({ error, title }: FailureNoticeProps) {
  const reason = messageOf(error);
  const details = title && reason !== GENERIC_ERROR ? reason : '';
  return (
    <Banner tone="negative" title={title ?? reason}>
      {details} Your draft is still here.
    </Banner>
  );
}
