import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { ReactElement } from 'react';
import page from './LandingPage.module.css';
import styles from './ProductPicture.module.css';
import dark from './pictures/dashboard-dark.webp';
import light from './pictures/dashboard-light.webp';

const WHAT =
  'The Shortlist dashboard: an urgent banner, four metrics, the top five applicants with resume quotes, and positions with matched resumes.';

/** The product itself, in the theme of the page: a browser fetches only the one that it shows, and only when it comes near. */
export function ProductPicture(): ReactElement {
  return (
    <Stack as="section" gap={6} aria-labelledby="the-product">
      <Stack gap={3} className={styles.words}>
        <Text as="h2" size="display" tone="strong" id="the-product" className={page.title}>
          See who fits, and why, in their own words.
        </Text>
        <p>
          See the top applicants for every position, with the strongest evidence for each. Open a match to
          check every requirement against the resume.
        </p>
      </Stack>
      <Stack as="figure" gap={2} className={styles.frame}>
        <img {...PICTURE} className={styles.light} src={light} alt={WHAT} />
        <img {...PICTURE} className={styles.dark} src={dark} alt={WHAT} />
        <Text as="figcaption" size="caption" tone="pencil">
          Shown with demo data. Candidates and employers are fictional.
        </Text>
      </Stack>
    </Stack>
  );
}

/** Their size before they are there, so that nothing moves when they come. */
const PICTURE = {
  width: 1320,
  height: 760,
  loading: 'lazy',
  decoding: 'async',
  fetchPriority: 'low',
} as const;
