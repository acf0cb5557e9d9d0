import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Columns } from '@shortlist/design-system/Columns';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Spinner } from '@shortlist/design-system/Spinner';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import styles from './AnalysisPage.module.css';
import finding from './FindingItem.module.css';

interface AnalyzingViewProps {
  /** What is being waited for, as a sentence. */
  readonly label: string;
  readonly onStop?: () => void;
}

/** The place of a report that is on its way. */
export function AnalyzingView({ label, onStop }: AnalyzingViewProps) {
  return (
    <>
      <Card>
        <Inline as={CardBody} gap={3} justify="between" isOneLine className={styles.waiting}>
          <Inline gap={3} isOneLine>
            <Spinner />
            <Text as="output" size="body" tone="body">
              {label}
            </Text>
          </Inline>
          {onStop && (
            <Button variant="ghost" onPress={onStop}>
              Stop
            </Button>
          )}
        </Inline>
      </Card>
      <Columns widths={280} gap={7} aria-hidden="true">
        {[0, 1].map((column) => (
          <Stack gap={6} key={column}>
            {[64, 88, 72].map((width) => (
              <Stack gap={2} key={width} className={finding.words}>
                <Skeleton width="40%" height={11} />
                <Skeleton width={`${width}%`} height={14} />
                <Skeleton width="24%" height={9} />
              </Stack>
            ))}
          </Stack>
        ))}
      </Columns>
    </>
  );
}
