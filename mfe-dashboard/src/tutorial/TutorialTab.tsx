import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Columns } from '@shortlist/design-system/Columns';
import { Link } from '@shortlist/design-system/Link';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Inline, Stack } from '@shortlist/design-system/Stack';
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
      <CardBody>
        <Columns widths="minmax(220px, 1fr) minmax(0, 2fr)" gap={6}>
          <Stack>
            <p>{topic.description}</p>
            <Stack gap={2} className={styles.before}>
              <Text as="h3" size="dense" weight={640}>
                Prerequisites
              </Text>
              <Stack as="ul" gap={2}>
                {topic.prerequisites.map((text) => (
                  <Inline key={text} as="li" align="start" isOneLine>
                    <CircleDot aria-hidden size={14} />
                    <span>{text}</span>
                  </Inline>
                ))}
              </Stack>
            </Stack>
          </Stack>
          <Stack gap={2}>
            <Text as="h3" size="dense" weight={640}>
              Steps
            </Text>
            <Stack as="ol">
              {topic.steps.map((step, index) => (
                <StepItem key={step.text} step={step} number={index + 1} />
              ))}
            </Stack>
          </Stack>
        </Columns>
      </CardBody>
    </Card>
  );
}

function StepItem({ step, number }: { readonly step: Step; readonly number: number }): ReactElement {
  return (
    <Inline as="li" gap={3} align="start" isOneLine>
      <Text aria-hidden="true" size="caption" tone="strong" weight={640} className={styles.number}>
        {number}
      </Text>
      <Stack gap={1} align="start" className={styles.words}>
        <p>{step.text}</p>
        <Link href={step.link.href} variant="quiet" className={styles.link}>
          {step.link.label} <ArrowRight aria-hidden size={14} />
        </Link>
      </Stack>
    </Inline>
  );
}

export default TutorialTab;
