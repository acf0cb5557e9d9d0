import { rawEndpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { download, formatFileSize, messageOf, saveFile, toast } from '@shortlist/platform';
import { useMutation } from '@shortlist/platform/query';
import { Download } from 'lucide-react';
import { type ReactElement, useState } from 'react';

/** All that is kept of the user, as a file. */
export function ExportCard(): ReactElement {
  const [bytes, setBytes] = useState(0);
  const exporting = useMutation({
    mutationFn: () => download(rawEndpoints.account.export, { onProgress: setBytes }),
    onSuccess: ({ content, fileName }) => {
      saveFile(content, fileName ?? 'shortlist.json');
      toast({ message: `Data downloaded (${formatFileSize(content.size)})` });
    },
  });
  const handlePress = () => {
    setBytes(0);
    exporting.mutate();
  };
  return (
    <Card>
      <CardHeader title="Your Data" />
      <Stack as={CardBody}>
        {exporting.error ? (
          <Banner tone="negative" title={`Failed to download your data. ${messageOf(exporting.error)}`} />
        ) : null}
        <p>
          Download your profile, positions, resumes, analyses, matches, and subscriptions as one JSON file.
          Resume files are included as links that work while you're logged in.
        </p>
        <Inline>
          <Button
            icon={<Download aria-hidden />}
            isPending={exporting.isPending}
            pendingLabel={bytes === 0 ? 'Preparing...' : `Downloading, ${formatFileSize(bytes)}`}
            onPress={handlePress}
          >
            Download Data
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
