import { contrastOf } from '../ColorPicker/color.ts';
import { Part } from '../story-layout/Part.tsx';
import { partnerOf } from './contrast-pairs.ts';
import { colorPair, type Token } from './token-values.ts';
import styles from './tokens.module.css';

const themes = ['light', 'dark'] as const;

interface ColorsProps {
  title: string;
  tokens: readonly Token[];
  /** Every token, for those that these are compared with. */
  all: readonly Token[];
}

/** One family of colors: each with both values, its contrast in both themes, and its use. */
export function Colors({ title, tokens, all }: ColorsProps) {
  return (
    <Part title={title}>
      <ul className={styles.list}>
        {tokens.map((token) => (
          <Swatch key={token.name} token={token} all={all} />
        ))}
      </ul>
    </Part>
  );
}

function Swatch({ token, all }: { token: Token; all: readonly Token[] }) {
  const pair = colorPair(token.value);
  const against = colorPair(all.find(({ name }) => name === partnerOf(token.name))?.value ?? '');
  return (
    <li className={styles.swatch} data-token={token.name}>
      <span className={styles.patches} aria-hidden="true">
        {themes.map((theme) => (
          <span
            key={theme}
            className={styles.patch}
            style={{ colorScheme: theme, background: `var(--${token.name})` }}
          />
        ))}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{token.name}</span>
        <span className={styles.value}>
          {themes.map((theme) => (
            <span key={theme} className={styles.figure}>
              {theme} {pair?.[theme]}{' '}
              {pair && against ? contrastOf(pair[theme], against[theme]).toFixed(1) : ''}
            </span>
          ))}
        </span>
        <span className={styles.value}>{token.use}</span>
      </span>
    </li>
  );
}
