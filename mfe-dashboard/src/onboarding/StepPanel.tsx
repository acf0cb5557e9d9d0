import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './StepPanel.module.css';

interface StepPanelProps {
  readonly title: string;
  /** What this step is good for. */
  readonly lead: string;
  readonly children: ReactNode;
  /** Goes on to the next step; absent while this one has to be done first. */
  readonly onContinue?: (() => void) | undefined;
}

/** What is done in one step. */
export function StepPanel({ title, lead, children, onContinue }: StepPanelProps): ReactElement {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <CardBody className={styles.panel}>
          <header>
            <Text as="h2" size="heading" tone="strong" className={styles.title} id={titleId}>
              {title}
            </Text>
            <p className={styles.lead}>{lead}</p>
          </header>
          {children}
          {onContinue ? (
            <Inline gap={0} align="stretch" justify="end" isOneLine>
              <Button variant="primary" size="form" onPress={onContinue}>
                Continue
              </Button>
            </Inline>
          ) : null}
        </CardBody>
      </Card>
    </section>
  );
}
