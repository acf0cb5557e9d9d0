import { TabFrame as Frame, type TabFrameProps } from '@shortlist/platform/testing';
import { recruiter } from './kept-draft.ts';

/** A tab as the dashboard shows it to the recruiter of this remote's stories, who has the drafts. */
export function TabFrame(props: Omit<TabFrameProps, 'session'>) {
  return <Frame {...props} session={recruiter} />;
}
