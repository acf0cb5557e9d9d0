import { Card } from '../Card/Card.tsx';
import { contrastOf } from '../ColorPicker/color.ts';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '../Table/Table.tsx';
import { type ContrastPair, isSurface, isText } from './contrast-pairs.ts';
import { colorPair, type Token } from './token-values.ts';
import styles from './tokens.module.css';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The contrast of two tokens in a theme; NaN when one is no color. */
function contrast(tokens: readonly Token[], [one, other]: [string, string], theme: Theme): number {
  const [first, second] = [one, other].map((wanted) =>
    colorPair(tokens.find(({ name }) => name === wanted)?.value ?? ''),
  );
  return first && second ? contrastOf(first[theme], second[theme]) : Number.NaN;
}

/** Every surface in both themes, with every text on it and the contrast of each. */
export function ContrastCards({ tokens }: { tokens: readonly Token[] }) {
  const names = tokens.map(({ name }) => name);
  return (
    <ul className={styles.surfaces}>
      {names.filter(isSurface).map((surface) => (
        <li key={surface} className={styles.surface}>
          <h3 className={styles.name}>{surface}</h3>
          <div className={styles.halves}>
            {themes.map((theme) => (
              <ul
                key={theme}
                aria-label={`${surface}, ${theme}`}
                className={styles.half}
                style={{ colorScheme: theme, background: `var(--${surface})` }}
              >
                {names.filter(isText).map((ink) => (
                  <li key={ink} className={styles.line} style={{ color: `var(--${ink})` }}>
                    <span>{ink}</span>
                    <span className={styles.figure}>
                      {contrast(tokens, [ink, surface], theme).toFixed(1)}
                    </span>
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Pairs with their least contrast. Several surfaces below one drawing are one row: the lowest counts. */
export function ContrastTable({
  tokens,
  pairs,
}: {
  tokens: readonly Token[];
  pairs: readonly ContrastPair[];
}) {
  const rows = Map.groupBy(
    pairs,
    ({ ink, ground }) => `${ink} ${isSurface(ground) ? 'any surface' : ground}`,
  );
  return (
    <Card>
      <Table label="Contrast of drawings">
        <TableHeader>
          <Column>Color</Column>
          <Column>On</Column>
          <Column align="end">Light</Column>
          <Column align="end">Dark</Column>
          <Column align="end">Least</Column>
        </TableHeader>
        <TableBody>
          {[...rows].map(([key, [first, ...others]]) => {
            if (!first) return null;
            const all = [first, ...others];
            return (
              <Row key={key}>
                <Cell isRowHeader>
                  <span className={styles.name}>{first.ink}</span>
                </Cell>
                <Cell>{others.length > 0 ? 'any surface' : first.ground}</Cell>
                {themes.map((theme) => (
                  <Cell key={theme} align="end">
                    {Math.min(
                      ...all.map(({ ink, ground }) => contrast(tokens, [ink, ground], theme)),
                    ).toFixed(1)}
                  </Cell>
                ))}
                <Cell align="end">{first.least}</Cell>
              </Row>
            );
          })}
        </TableBody>
      </Table>
    </Card>
  );
}
