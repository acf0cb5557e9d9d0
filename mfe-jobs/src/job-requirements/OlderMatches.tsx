import { Banner } from '@shortlist/design-system/Banner';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { plural } from '@shortlist/platform';
import { Clock, RotateCcw } from 'lucide-react';

interface OlderMatchesProps {
  readonly jobId: string;
  readonly count: number;
}

/** How many matches still follow earlier requirements: they change only when somebody matches again. */
export function OlderMatches({ jobId, count }: OlderMatchesProps) {
  if (count === 0) return null;
  return (
    <Banner
      tone="caution"
      icon={<Clock aria-hidden />}
      title={`${plural(count, 'match was', 'matches were')} made before these changes.`}
      action={
        <ButtonLink
          size="small"
          href={`/jobs/${jobId}/select_resumes_batch`}
          icon={<RotateCcw aria-hidden />}
        >
          Match Again
        </ButtonLink>
      }
    >
      Earlier scores stay until you match again.
    </Banner>
  );
}
