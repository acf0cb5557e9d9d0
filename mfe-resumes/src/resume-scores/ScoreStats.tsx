import type { DashboardStats, Resume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Link } from '@shortlist/design-system/Link';
import { RatingWord } from '@shortlist/design-system/Rating';
import { bandOf, percentOf } from '@shortlist/design-system/ScoreRing';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { StatCard, StatGroup } from '@shortlist/design-system/StatCard';
import { Text } from '@shortlist/design-system/Text';
import { formatNumber } from '@shortlist/platform';
import type { ReactNode } from 'react';
import { useStats, useTopMatch } from './score-queries.ts';
import { type ScoreView, scoreHref } from './score-view.ts';

/** Four figures of all own resumes, whatever the list below leaves out. */
export function ScoreStats({ view }: { readonly view: ScoreView }) {
  const { data: stats, error } = useStats();
  if (!stats) return error ? <NoFigures /> : <Waiting />;
  const unscored = stats.total_resumes - stats.analysed_resumes;
  return (
    <StatGroup>
      <StatCard
        label="Total Resumes"
        value={formatNumber(stats.total_resumes)}
        note={`${formatNumber(stats.analysed_resumes)} scored, ${formatNumber(unscored)} not scored`}
      />
      <AverageScore stats={stats} />
      <TopMatch view={view} />
      <StatCard
        label="Candidates"
        value={formatNumber(stats.candidates)}
        note={`${formatNumber(stats.matched_resumes)} of ${formatNumber(stats.total_resumes)} resumes matched`}
      />
    </StatGroup>
  );
}

function AverageScore({ stats: { average_score: average } }: { stats: DashboardStats }) {
  if (average === null) {
    return <StatCard label="Avg Score" value={<Unknown>Not scored yet</Unknown>} note="No resumes scored" />;
  }
  return <StatCard label="Avg Score" value={percentOf(average)} note={`Out of 100 · ${bandOf(average)}`} />;
}

function TopMatch({ view }: { readonly view: ScoreView }) {
  const top = useTopMatch();
  if (!top?.best_match) {
    const isWaiting = top === undefined;
    return (
      <StatCard
        label="Top Match"
        value={isWaiting ? <Skeleton width="72px" height="28px" /> : <Unknown>No matches yet</Unknown>}
        note={isWaiting ? undefined : 'No resumes matched'}
      />
    );
  }
  return (
    <StatCard
      label="Top Match"
      value={topOf(top.best_match)}
      note={
        <Text wrap="anywhere">
          <Link variant="quiet" href={scoreHref(view, top.id)}>
            {top.candidate_name}
          </Link>
          {`, ${top.best_match.job_title}`}
        </Text>
      }
    />
  );
}

/** The number; a word in its place where nobody can tell even of the best. */
function topOf({ band, match_score }: NonNullable<Resume['best_match']>): ReactNode {
  return band === 'insufficient_data' ? <RatingWord band={band} /> : `${percentOf(match_score)}%`;
}

function Unknown({ children }: { readonly children: string }) {
  return <Badge tone="pencil">{children}</Badge>;
}

const LABELS = ['Total Resumes', 'Avg Score', 'Top Match', 'Candidates'];

function Waiting() {
  return (
    <StatGroup>
      {LABELS.map((label) => (
        <StatCard key={label} label={label} value={<Skeleton width="72px" height="28px" />} />
      ))}
    </StatGroup>
  );
}

/** The list below stands on its own: without the counts there are no figures, and none are invented. */
function NoFigures() {
  return (
    <Text as="p" size="caption" tone="pencil" role="alert">
      Failed to load totals. The list below still works.
    </Text>
  );
}
