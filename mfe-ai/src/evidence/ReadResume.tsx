import { type Quote, resumes } from '@shortlist/api-contract';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Paper } from '@shortlist/design-system/Paper';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Stack } from '@shortlist/design-system/Stack';
import { queryOf, serverMessageOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import type { Choice } from './choice.ts';
import { EvidenceDocument } from './EvidenceDocument.tsx';
import { EvidenceLegend } from './EvidenceLegend.tsx';
import type { Highlight } from './segments.ts';

interface ReadResumeProps {
  readonly id: string;
  readonly highlights: readonly (Highlight & Quote)[];
  readonly choice: Choice | null;
  readonly onChoose: (number: number) => void;
}

/** The text of a resume as the engine read it, with its evidence marked, or the state that it is in. */
export function ReadResume({ id, highlights, choice, onChoose }: ReadResumeProps) {
  const document = useQuery(queryOf(resumes.document, { params: { id } }));
  if (document.data) {
    return (
      <>
        <EvidenceDocument
          document={document.data}
          highlights={highlights}
          choice={choice}
          onChoose={onChoose}
        />
        {highlights.length > 0 && (
          <EvidenceLegend hasOpen={highlights.some(({ tone }) => tone === 'pencil')} />
        )}
      </>
    );
  }
  if (document.error) {
    return (
      <ErrorState
        title={serverMessageOf(document.error, "Failed to load this resume's text")}
        onRetry={() => void document.refetch()}
        isRetrying={document.isFetching}
      />
    );
  }
  return (
    <output aria-label="Loading resume">
      <Stack as={Paper} gap={3.5} aria-hidden="true">
        {[46, 70, 30, 88, 94, 62, 90, 76, 34, 84, 58].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={width === 46 ? 22 : 12} />
        ))}
      </Stack>
    </output>
  );
}
