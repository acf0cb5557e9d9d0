import { ButtonLink } from '@shortlist/design-system/ButtonLink';
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
    text: 'Each finding carries a sentence that stands in the resume. If the sentence is not there, the finding is dropped.',
  },
  {
    title: 'Five verdicts, not two',
    text: 'Met, partly met, not met, to check, or not mentioned. The range shows how far a score could move once you ask.',
  },
  {
    title: 'Same resume, same score',
    text: 'Every number is a sum that you can read, part by part. Asked again about the same text, it is the same number.',
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
          <div className={styles.pitch}>
            <h1 className={styles.headline}>Every score, in the candidate’s own words.</h1>
            <p className={styles.lead}>
              Shortlist reads each resume against your job and marks the sentence behind every point. Where a
              resume is silent, it says so instead of guessing.
            </p>
            <div className={styles.actions}>
              <ButtonLink variant="primary" size="large" href={isSignedIn ? '/onboarding' : '/login'}>
                Get Started
              </ButtonLink>
              <ContactSales />
            </div>
            <p className={styles.small}>
              PDF, DOC and DOCX, up to 10 MB each. Only your own account can open what you upload.
            </p>
          </div>
          <Demonstration />
        </div>
        <ul className={styles.statements} aria-label="What Shortlist holds to">
          {STATEMENTS.map(({ title, text }) => (
            <li key={title} className={styles.statement}>
              <h2 className={styles.statementTitle}>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.more}>
        <ProductPicture />
        <PlanOffers />
      </div>
    </div>
  );
}

export { LandingPage as Component };
