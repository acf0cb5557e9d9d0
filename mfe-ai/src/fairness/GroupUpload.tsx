import { fairness, GROUP_LIMITS, type GroupsTaken } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { FileDrop } from '@shortlist/design-system/FileDrop';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { ApiError, messageOf, saveFile, useEndpoint } from '@shortlist/platform';
import { Download } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import styles from './FairnessPage.module.css';
import { SAMPLE_GROUPS } from './sample-groups.ts';

/** Takes a CSV of groups and says which rows could not be taken. */
export function GroupUpload(): ReactElement {
  const declare = useEndpoint(fairness.declare);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function take([file]: readonly File[]): Promise<void> {
    if (!file || declare.isPending) return;
    setRefusal(null);
    if (file.size > GROUP_LIMITS.bytes) {
      setRefusal('This file is too large. The limit is 900 KB.');
      return;
    }
    const csv = await file.text();
    if (csv.includes('\0')) {
      setRefusal("This isn't a CSV file. Export the sheet as CSV and try again.");
      return;
    }
    await declare.mutateAsync({ body: { csv } }).catch((error: unknown) => {
      setRefusal(error instanceof ApiError ? (error.fields.csv ?? error.message) : messageOf(error));
    });
  }

  return (
    <Stack gap={3} className={styles.onScreen}>
      <FileDrop
        label={declare.isPending ? 'Reading file...' : 'Drop a CSV here or choose a file'}
        description="Include one ID column (email, file_name, or resume_id) and 1–4 group columns. Replaces the previous upload."
        accept={['.csv', 'text/csv']}
        onFiles={(files) => void take(files)}
        isDisabled={declare.isPending}
        errorMessage={refusal ?? undefined}
      />
      <Inline>
        <Button
          variant="ghost"
          icon={<Download aria-hidden />}
          onPress={() => saveFile(new Blob([SAMPLE_GROUPS], { type: 'text/csv' }), 'groups-sample.csv')}
        >
          Sample CSV
        </Button>
      </Inline>
      {declare.data && <Taken taken={declare.data} />}
    </Stack>
  );
}

function Taken({ taken }: { readonly taken: GroupsTaken }): ReactElement {
  const { resumes, refused, problems } = taken;
  const title = `${resumes === 1 ? '1 resume now has' : `${resumes} resumes now have`} group data.`;
  if (refused === 0) return <Banner tone="positive" title={title} />;
  const more = refused - problems.length;
  return (
    <Banner
      tone="caution"
      title={`${title} ${refused === 1 ? '1 row' : `${refused} rows`} couldn't be imported.`}
    >
      <ul className={styles.problems}>
        {problems.map(({ row, error }) => (
          <li key={row}>
            Row {row}: {error}
          </li>
        ))}
        {more > 0 && <li>And {more} more.</li>}
      </ul>
    </Banner>
  );
}
