import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { useDocumentTitle, useSession } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { ContactSales } from './ContactSales.tsx';
import { Demonstration } from './Demonstration.tsx';
import styles from './LandingPage.module.css';
import { PlanOffers } from './PlanOffers.tsx';
import { ProductPicture } from './ProductPicture.tsx';

const STATEMENTS = [
  {
    title: 'No quote, no point',
    text: "Every finding quotes the resume. If the quote isn't in the file, the finding is dropped.",
  },
  {
    title: 'Five verdicts, not two',
    text: 'Met, partly met, not met, to check, or not mentioned. The range shows how high the score could go once you ask.',
  },
  {
    title: 'Same resume, same score',
    text: 'Every score breaks down into parts you can check. The same resume and position always get the same score.',
  },
] as const;

/** `/`: what Shortlist does, shown on an example, and the way in. */
export function LandingPage(): ReactElement {
  useDocumentTitle('Every score, in the candidate’s own words');
  const isSignedIn = useSession() !== null;
  return (
    <div className={styles.page}>
      <div className={styles.first}>
        <div className={styles.hero}>
          <Stack gap={6} className={styles.pitch}>
            <h1 className={styles.headline}>Every score, in the candidate’s own words.</h1>
            <p className={styles.lead}>
              Shortlist checks each resume against your position and highlights the sentence behind every
              point. If a resume doesn't say, Shortlist tells you instead of guessing.
            </p>
            <Inline gap={3} align="stretch" className={styles.actions}>
              <ButtonLink variant="primary" size="large" href={isSignedIn ? '/onboarding' : '/login'}>
                Get Started
              </ButtonLink>
              <ContactSales />
            </Inline>
            <Text as="p" size="caption" tone="quiet" className={styles.small}>
              PDF, DOC, and DOCX, up to 10 MB each. Only your account can open your uploads.
            </Text>
          </Stack>
          <Demonstration />
        </div>
        <ul className={styles.statements} aria-label="How Shortlist scores">
          {STATEMENTS.map(({ title, text }) => (
            <Stack as="li" gap={1} key={title} className={styles.statement}>
              <h2 className={styles.statementTitle}>{title}</h2>
              <p>{text}</p>
            </Stack>
          ))}
        </ul>
      </div>
      <Stack gap={0} className={styles.more}>
        <ProductPicture />
        <PlanOffers />
      </Stack>
    </div>
  );
}

export { LandingPage as Component };
