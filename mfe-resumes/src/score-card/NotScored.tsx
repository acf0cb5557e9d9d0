import type { Resume } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Button } from '@shortlist/design-system/Button';
import { Spinner } from '@shortlist/design-system/Spinner';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { startAnalysis, stopAnalysis, useIsAnalyzing } from './analyzing.ts';

/** In the place of a score that there is not: the button that makes one, or what it is doing. */
export function NotScored({ resume }: { readonly resume: Resume }) {
  const { id, candidate_name } = resume;
  const isAnalyzing = useIsAnalyzing(id);
  return (
    <Inline rowGap={1}>
      {isAnalyzing ? (
        <Text as={Inline} rowGap={1} size="caption" tone="quiet">
          <Spinner label={`Analyzing ${candidate_name}`} />
          Analyzing...
        </Text>
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
    </Inline>
  );
}
