import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Spinner } from '@shortlist/design-system/Spinner';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import styles from './AnalyzingView.module.css';

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
        <CardBody className={styles.waiting}>
          <Spinner />
          <Text as="output" size="body" tone="body" className={styles.label}>
            {label}
          </Text>
          {onStop && (
            <Button variant="ghost" onPress={onStop}>
              Stop
            </Button>
          )}
        </CardBody>
      </Card>
      <div className={styles.columns} aria-hidden="true">
        {[0, 1].map((column) => (
          <Stack gap={6} key={column}>
            {[64, 88, 72].map((width) => (
              <Stack gap={2} key={width} className={styles.finding}>
                <Skeleton width="40%" height={11} />
                <Skeleton width={`${width}%`} height={14} />
                <Skeleton width="24%" height={9} />
              </Stack>
            ))}
          </Stack>
        ))}
      </div>
    </>
  );
}
