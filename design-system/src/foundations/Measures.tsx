import { type CSSProperties, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Part } from '../story-layout/Part.tsx';
import type { Drawing, Family } from './token-families.ts';
import { type Token, valueNow } from './token-values.ts';
import styles from './tokens.module.css';

/** What a page of 1920 px is to the bars of the breakpoints. */
const DESK = 1920;

/** One family of measures: each drawn as what it is, with its value now and its use. */
export function Measures({ family, tokens }: { family: Family; tokens: readonly Token[] }) {
  const [isMoved, setMoved] = useState(false);
  return (
    <Part title={family.title}>
      <ul className={styles.list}>
        {tokens.map((token) => (
          <li
            key={token.name}
            className={styles.measure}
            data-token={token.name}
            data-drawing={family.drawing}
          >
            <span
              aria-hidden="true"
              className={styles[family.drawing]}
              data-moved={isMoved || undefined}
              style={styleOf(token, family.drawing) as CSSProperties}
            />
            <span className={styles.words}>
              <span className={styles.name}>{token.name}</span>
              {hasReadableValue(family.drawing) ? (
                <span className={styles.value}>{valueNow(token.name)}</span>
              ) : null}
              <span className={styles.value}>{token.use}</span>
            </span>
          </li>
        ))}
      </ul>
      {family.drawing === 'motion' ? (
        <div>
          <Button size="small" onPress={() => setMoved(!isMoved)}>
            Move
          </Button>
        </div>
      ) : null}
    </Part>
  );
}

/** A shadow or a gradient is seen, not read. */
function hasReadableValue(drawing: Drawing): boolean {
  return drawing !== 'shadow' && drawing !== 'ground';
}

function styleOf({ name, value }: Token, drawing: Drawing): Record<string, string> {
  const measure = { '--measure': `var(--${name})` };
  if (drawing !== 'breakpoint') return measure;
  return { ...measure, inlineSize: `${(Number.parseFloat(value) / DESK) * 100}%` };
}
