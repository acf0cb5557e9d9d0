import type { Resume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Button } from '@shortlist/design-system/Button';
import { Spinner } from '@shortlist/design-system/Spinner';
import { startAnalysis, stopAnalysis, useIsAnalysing } from './analysing.ts';
import styles from './NotScored.module.css';

/** In the place of a score that there is not: the button that makes one, or what it is doing. */
export function NotScored({ resume }: { readonly resume: Resume }) {
  const { id, candidate_name } = resume;
  const isAnalysing = useIsAnalysing(id);
  return (
    <span className={styles.line}>
      {isAnalysing ? (
        <span className={styles.running}>
          <Spinner label={`Analysing ${candidate_name}`} />
          Analysing…
        </span>
      ) : (
        <Badge tone="pencil">Not scored yet</Badge>
      )}
      <Button
        size="small"
        aria-label={`${isAnalysing ? 'Cancel the analysis of' : 'Analyse'} ${candidate_name}`}
        onPress={() => (isAnalysing ? stopAnalysis(id) : void startAnalysis(resume))}
      >
        {isAnalysing ? 'Cancel' : 'Analyse'}
      </Button>
    </span>
  );
}
