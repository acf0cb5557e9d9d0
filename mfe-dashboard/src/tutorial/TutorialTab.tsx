import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Link } from '@shortlist/design-system/Link';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { ArrowRight, CircleDot, Route } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './TutorialTab.module.css';
import { type Step, type Topic, topics } from './topics.ts';

/** How three things are done: what they need, and each step with the place where it is taken. */
export function TutorialTab(): ReactElement {
  return (
    <div className={styles.tab}>
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
    </div>
  );
}

function TopicCard({ topic }: { readonly topic: Topic }): ReactElement {
  return (
    <Card aria-label={topic.title}>
      <CardHeader title={topic.title} />
      <CardBody className={styles.body}>
        <div className={styles.about}>
          <p className={styles.description}>{topic.description}</p>
          <div className={styles.before}>
            <h3 className={styles.heading}>Prerequisites</h3>
            <ul className={styles.prerequisites}>
              {topic.prerequisites.map((text) => (
                <li key={text}>
                  <CircleDot aria-hidden size={14} />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div>
          <h3 className={styles.heading}>Steps</h3>
          <ol className={styles.steps}>
            {topic.steps.map((step, index) => (
              <StepItem key={step.text} step={step} number={index + 1} />
            ))}
          </ol>
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
      <div className={styles.words}>
        <p>{step.text}</p>
        <Link href={step.link.href} variant="quiet" className={styles.link}>
          {step.link.label} <ArrowRight aria-hidden size={14} />
        </Link>
      </div>
    </li>
  );
}

export default TutorialTab;
