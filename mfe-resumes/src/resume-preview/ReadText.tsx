import { resumes } from '@shortlist/api-contract';
import { Paper } from '@shortlist/design-system/Paper';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { LoadError, queryOf } from '@shortlist/platform';
import { loadedOf, useQuery } from '@shortlist/platform/query';
import styles from './ReadText.module.css';
import { SheetPlaceholder } from './SheetPlaceholder.tsx';
import { sheetsOf } from './sheets.ts';

/** The text of a resume as it was read, a sheet a page: what is searched, scored and quoted. */
export function ReadText({ id }: { readonly id: string }) {
  const { data, error, isRetrying, retry } = loadedOf(
    useQuery(queryOf(resumes.document, { params: { id } })),
  );
  if (!data) {
    if (!error) return <SheetPlaceholder label="Loading text" />;
    return (
      <LoadError
        title="Failed to load this resume's text"
        query={{ error, isRetrying, retry }}
        headingLevel={3}
      />
    );
  }
  const sheets = sheetsOf(data);
  return (
    <Stack className={styles.document}>
      {sheets.map(({ page, lines }) => (
        <Paper
          key={page ?? 0}
          aria-label={page === null ? 'Resume' : `Page ${page}`}
          className={styles.sheet}
        >
          {lines.map(({ start, kind, text }) => (
            <p key={start} className={styles.line} data-kind={kind}>
              {text}
            </p>
          ))}
          {sheets.length > 1 && (
            <Text as="p" size="micro" tone="quiet" className={styles.folio}>
              Page {page}
            </Text>
          )}
        </Paper>
      ))}
    </Stack>
  );
}
