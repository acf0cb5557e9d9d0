import type { Resume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Button } from '@shortlist/design-system/Button';
import { Spinner } from '@shortlist/design-system/Spinner';
import { startAnalysis, stopAnalysis, useIsAnalyzing } from './analyzing.ts';
import styles from './NotScored.module.css';

/** In the place of a score that there is not: the button that makes one, or what it is doing. */
export function NotScored({ resume }: { readonly resume: Resume }) {
  const { id, candidate_name } = resume;
  const isAnalyzing = useIsAnalyzing(id);
  return (
    <span className={styles.line}>
      {isAnalyzing ? (
        <span className={styles.running}>
          <Spinner label={`Analyzing ${candidate_name}`} />
          Analyzing...
        </span>
      ) : (
        <Badge tone="pencil">Not scored yet</Badge>
      )}
      <Button
        size="small"
        aria-label={`${isAnalyzing ? 'Cancel analysis for' : 'Analyze'} ${candidate_name}`}
        onPress={() => (isAnalyzing ? stopAnalysis(id) : void startAnalysis(resume))}
      >
        {isAnalyzing ? 'Cancel' : 'Analyze'}
      </Button>
    </span>
  );
}
