import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './Onboarding.module.css';

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
        <Stack as={CardBody} gap={5} className={styles.body}>
          <header>
            <Text as="h2" size="heading" id={titleId}>
              {title}
            </Text>
            <Text as="p" tone="quiet" className={styles.lead}>
              {lead}
            </Text>
          </header>
          {children}
          {onContinue ? (
            <Inline justify="end">
              <Button variant="primary" size="form" onPress={onContinue}>
                Continue
              </Button>
            </Inline>
          ) : null}
        </Stack>
      </Card>
    </section>
  );
}
