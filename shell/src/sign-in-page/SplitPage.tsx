import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { ReactElement, ReactNode } from 'react';
import { ExampleSentence } from './ExampleSentence.tsx';
import { loadSchemas } from './field-errors.ts';
import styles from './SplitPage.module.css';

interface SplitPageProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** A page of signing in: the form on the left, an example of what the product does on the right. */
export function SplitPage({ title, description, children }: SplitPageProps): ReactElement {
  return (
    <div className={styles.page}>
      <section className={styles.side}>
        <Stack gap={5} className={styles.form} onFocus={handleFocus}>
          <Stack as="header" gap={1}>
            <Text as="h1" size="title" tone="strong" className={styles.title}>
              {title}
            </Text>
            <Text as="p" tone="quiet">
              {description}
            </Text>
          </Stack>
          {children}
        </Stack>
        <Text as="p" size="caption" tone="quiet">
          Only your account can open your uploads.
        </Text>
      </section>
      <ExampleSentence />
    </div>
  );
}

/** Who enters the form needs the schemas soon; where they can't be fetched, the form does without. */
function handleFocus(): void {
  loadSchemas().catch(() => {});
}

/** The sentence that leads to the other page of signing in. */
export function SplitPageOther({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Text as="p" tone="quiet">
      {children}
    </Text>
  );
}
