import { TabFrame } from '@shortlist/platform/testing';
import ResumeScoresWidget from '../resume-scores/ResumeScoresWidget.tsx';

/** The tab Resume Score as the dashboard shows it, with what its address says. */
export function ScoresTab({ search = '' }: { readonly search?: string }) {
  return <TabFrame tab={ResumeScoresWidget} search={search} />;
}
