import { type FairnessReport, fairness } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Prose } from '@shortlist/design-system/Prose';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { LoadError, queryOf, saveFile } from '@shortlist/platform';
import { keepPreviousData, useQuery } from '@shortlist/platform/query';
import { useSearchParams } from '@shortlist/platform/router';
import { Download, Printer } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import styles from './FairnessPage.module.css';
import { MeasureCard } from './MeasureCard.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { reportCsv } from './report-csv.ts';
import { readReportView, reportParams, reportQueryOf } from './report-view.ts';

const NOTES = `Impact ratio: a group's rate divided by the highest rate. Ratios under 0.80 are flagged (four-fifths rule). “Inconclusive”: the difference could be chance (Fisher's exact test, p > 0.05).

This report isn't a bias audit. A bias audit requires an independent auditor.`;

/** What is compared, and the ratios. */
export function Report({ columns }: { readonly columns: readonly string[] }): ReactElement {
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const view = readReportView(params, columns);
  const report = useQuery({
    ...queryOf(fairness.report, { query: reportQueryOf(view, now) }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ReportFilters
        columns={columns}
        view={view}
        onChange={(part) => setParams(reportParams({ ...view, ...part }), { replace: true })}
      />
      {report.data && <Measures report={report.data} />}
      {report.isPending && <SkeletonRows rows={6} label="Loading report" />}
      {report.error && !report.data && <LoadError title="Failed to load report" query={report} />}
    </>
  );
}

function Measures({ report }: { readonly report: FairnessReport }): ReactElement {
  if (report.applications === 0)
    return (
      <Text as="p" size="dense" tone="quiet">
        No matches or outcomes for this selection yet.
      </Text>
    );
  return (
    <>
      {report.sections.flatMap(({ columns, measures }) =>
        measures
          .filter(({ applications }) => applications > 0)
          .map((measure) => (
            <MeasureCard key={`${columns.join()} ${measure.measure}`} columns={columns} report={measure} />
          )),
      )}
      <Text as={Prose} size="dense" tone="quiet" text={NOTES} />
      <Inline align="stretch" isOneLine className={styles.onScreen}>
        <Button icon={<Download aria-hidden />} onPress={() => saveFile(reportCsv(report), 'fairness.csv')}>
          Export CSV
        </Button>
        <Button icon={<Printer aria-hidden />} onPress={() => print()}>
          Print
        </Button>
      </Inline>
    </>
  );
}
