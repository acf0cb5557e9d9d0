import { resumes } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Columns } from '@shortlist/design-system/Columns';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Page } from '@shortlist/design-system/Page';
import { queryOf, serverMessageOf, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { useParams } from '@shortlist/platform/router';
import { useMemo, useState } from 'react';
import { type Choice, choose } from '../evidence/choice.ts';
import styles from './AnalysisPage.module.css';
import { AnalysisReport } from './AnalysisReport.tsx';
import { highlightsOf, numberFindings } from './numbered-findings.ts';
import { ResumePane } from './ResumePane.tsx';
import { useAnalysis } from './use-analysis.ts';

/** /resumes/:id/ai-score: what the analysis found, beside the resume that it found it in. */
export function AnalysisPage() {
  const { id = '' } = useParams();
  return <AnalysisOf key={id} id={id} />;
}

function AnalysisOf({ id }: { readonly id: string }) {
  const resume = useQuery(queryOf(resumes.get, { params: { id } }));
  const analysis = useAnalysis(id);
  const [choice, setChoice] = useState<Choice | null>(null);
  const result = analysis.status === 'ready' ? analysis.result : null;
  const findings = useMemo(() => numberFindings(result?.findings ?? []), [result]);
  const highlights = useMemo(() => highlightsOf(findings), [findings]);
  const name = resume.data?.candidate_name ?? 'Resume';
  useDocumentTitle(`${name}: Analysis`);
  useBreadcrumbs([{ label: 'Resumes', href: '/resumes' }, { label: name }]);

  /** Whatever failed beside the resume is asked again with it, so that one Retry is enough. */
  function retryAll(): void {
    void resume.refetch();
    if (analysis.status === 'failed') analysis.retry();
  }

  if (resume.error && !resume.data) {
    return (
      <Page>
        <ErrorState
          headingLevel={1}
          title={serverMessageOf(resume.error, 'Failed to retrieve analysis')}
          onRetry={retryAll}
          isRetrying={resume.isFetching}
          action={<ButtonLink href="/resumes">Back to Resumes</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Columns
      widths="minmax(0, 1fr) minmax(400px, 560px)"
      stackBelow="desk"
      gap={0}
      align="stretch"
      className={styles.page}
    >
      <AnalysisReport
        resume={resume.data ?? null}
        analysis={analysis}
        findings={findings}
        choice={choice}
        onChoose={(number) => setChoice((last) => choose(last, number, 'finding'))}
      />
      <ResumePane
        id={id}
        resume={resume.data ?? null}
        highlights={highlights}
        choice={choice}
        onChoose={(number) => setChoice((last) => choose(last, number, 'tag'))}
      />
    </Columns>
  );
}

export { AnalysisPage as Component };
