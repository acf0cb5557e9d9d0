import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Link } from '@shortlist/design-system/Link';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { ArrowRight, CircleDot, Route } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './TutorialTab.module.css';
import { type Step, type Topic, topics } from './topics.ts';

/** How three things are done: what they need, and each step with the place where it is taken. */
export function TutorialTab(): ReactElement {
  return (
    <Stack gap={3.5}>
      <PageHeader
        title="Tutorial"
        description="Three short guides. Each step links to the right page."
        actions={
          <ButtonLink href="/onboarding" icon={<Route aria-hidden />}>
            Get Started
          </ButtonLink>
        }
      />
      {topics().map((topic) => (
        <TopicCard key={topic.title} topic={topic} />
      ))}
    </Stack>
  );
}

function TopicCard({ topic }: { readonly topic: Topic }): ReactElement {
  return (
    <Card aria-label={topic.title}>
      <CardHeader title={topic.title} />
      <CardBody className={styles.body}>
        <Stack>
          <p className={styles.description}>{topic.description}</p>
          <div className={styles.before}>
            <Text as="h3" size="dense" tone="strong" weight={640} className={styles.heading}>
              Prerequisites
            </Text>
            <ul className={styles.prerequisites}>
              {topic.prerequisites.map((text) => (
                <li key={text}>
                  <CircleDot aria-hidden size={14} />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
        </Stack>
        <div>
          <Text as="h3" size="dense" tone="strong" weight={640} className={styles.heading}>
            Steps
          </Text>
          <Stack as="ol">
            {topic.steps.map((step, index) => (
              <StepItem key={step.text} step={step} number={index + 1} />
            ))}
          </Stack>
        </div>
      </CardBody>
    </Card>
  );
}

function StepItem({ step, number }: { readonly step: Step; readonly number: number }): ReactElement {
  return (
    <li className={styles.step}>
      <span aria-hidden="true" className={styles.number}>
        {number}
      </span>
      <Stack gap={1} align="start" className={styles.words}>
        <p>{step.text}</p>
        <Link href={step.link.href} variant="quiet" className={styles.link}>
          {step.link.label} <ArrowRight aria-hidden size={14} />
        </Link>
      </Stack>
    </li>
  );
}

export default TutorialTab;
