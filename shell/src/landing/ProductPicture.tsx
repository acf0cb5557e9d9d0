import type { ReactElement } from 'react';
import styles from './ProductPicture.module.css';
import dark from './pictures/dashboard-dark.webp';
import light from './pictures/dashboard-light.webp';

const WHAT =
  'The Shortlist dashboard: an urgent banner, four metrics, the top five applicants with resume quotes, and positions with matched resumes.';

/** The product itself, in the theme of the page: a browser fetches only the one that it shows, and only when it comes near. */
export function ProductPicture(): ReactElement {
  return (
    <section className={styles.product} aria-labelledby="the-product">
      <div className={styles.words}>
        <h2 id="the-product" className={styles.title}>
          See who fits, and why, in their own words.
        </h2>
        <p className={styles.text}>
          See the top applicants for every position, with the strongest evidence for each. Open a match to
          check every requirement against the resume.
        </p>
      </div>
      <figure className={styles.frame}>
        <img {...PICTURE} className={styles.light} src={light} alt={WHAT} />
        <img {...PICTURE} className={styles.dark} src={dark} alt={WHAT} />
        <figcaption className={styles.caption}>
          Shown with demo data. Candidates and employers are fictional.
        </figcaption>
      </figure>
    </section>
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
