import type { TabProps } from '@shortlist/platform';
import { Activity } from 'react';
import styles from './ScoreDetail.module.css';
import { ScoreDetail } from './ScoreDetail.tsx';
import { ScoreList } from './ScoreList.tsx';
import { isRefused, useAskedResume } from './score-queries.ts';
import { readResumeId, readScoreView, type ScoreParam, scoreParams } from './score-view.ts';
import { useFocusOnChange } from './use-focus-on-change.ts';

/**
 * The tab Resume Score: the table of all resumes, or the detail of the one that the address names. The table stays as
 * it is while a detail is shown; a resume that there is not, or that is another's, is not chosen.
 */
export default function ResumeScoresWidget(props: TabProps<ScoreParam>) {
  const asked = readResumeId(props.params);
  const resume = useAskedResume(asked);
  const view = readScoreView(props.params);
  const shown = isRefused(resume.error) ? null : asked;
  const tab = useFocusOnChange<HTMLDivElement>(shown);
  return (
    <div ref={tab} tabIndex={-1} className={styles.tab}>
      <Activity mode={shown === null ? 'visible' : 'hidden'}>
        <ScoreList {...props} />
      </Activity>
      {shown !== null && (
        <ScoreDetail
          key={shown}
          asked={resume}
          view={view}
          onGone={() => props.onParamsChange(scoreParams(view))}
        />
      )}
    </div>
  );
}
