import type { ReactElement } from 'react';
import styles from './ProductPicture.module.css';
import dark from './pictures/dashboard-dark.webp';
import light from './pictures/dashboard-light.webp';

const WHAT =
  'The dashboard of Shortlist: what is urgent, four figures, the five best applicants with the words of their resumes that count, and the positions with their matched resumes.';

/** The product itself, in the theme of the page: a browser fetches only the one that it shows, and only when it comes near. */
export function ProductPicture(): ReactElement {
  return (
    <section className={styles.product} aria-labelledby="the-product">
      <div className={styles.words}>
        <h2 id="the-product" className={styles.title}>
          Who fits, at a glance. Why, in their words.
        </h2>
        <p className={styles.text}>
          The best applicants of every position with the line that speaks most for each. One click leads to
          all requirements, verdict by verdict, and on to the page of the resume where it stands.
        </p>
      </div>
      <figure className={styles.frame}>
        <img {...PICTURE} className={styles.light} src={light} alt={WHAT} />
        <img {...PICTURE} className={styles.dark} src={dark} alt={WHAT} />
        <figcaption className={styles.caption}>
          The running product with its demo data; the candidates and employers are invented.
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
