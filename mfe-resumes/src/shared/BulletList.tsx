import { Stack } from '@shortlist/design-system/Stack';
import styles from './Section.module.css';

/** Short sentences, each with a dot before it. */
export function BulletList({ items }: { readonly items: readonly string[] }) {
  return (
    <Stack as="ul" gap={1} className={styles.bullets}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Stack>
  );
}
