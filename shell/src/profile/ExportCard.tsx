import { rawEndpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { download, formatFileSize, messageOf, saveFile, toast } from '@shortlist/platform';
import { useMutation } from '@shortlist/platform/query';
import { Download } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import styles from './ProfilePage.module.css';

/** All that is kept of the user, as a file. */
export function ExportCard(): ReactElement {
  const [bytes, setBytes] = useState(0);
  const exporting = useMutation({
    mutationFn: () => download(rawEndpoints.account.export, { onProgress: setBytes }),
    onSuccess: ({ content, fileName }) => {
      saveFile(content, fileName ?? 'shortlist.json');
      toast({ message: `Your data is downloaded, ${formatFileSize(content.size)}` });
    },
  });
  const handlePress = () => {
    setBytes(0);
    exporting.mutate();
  };
  return (
    <Card>
      <CardHeader title="Your data" />
      <CardBody className={styles.section}>
        {exporting.error ? (
          <Banner tone="negative" title={`Nothing was downloaded: ${messageOf(exporting.error)}`} />
        ) : null}
        <p>
          Your profile, positions, resumes, analyses, matches and subscriptions as one JSON file. The resume
          files are in it as links that open while you are logged in.
        </p>
        <Button
          className={styles.action}
          icon={<Download aria-hidden />}
          isPending={exporting.isPending}
          pendingLabel={bytes === 0 ? 'Preparing...' : `Downloading, ${formatFileSize(bytes)}`}
          onPress={handlePress}
        >
          Download my data
        </Button>
      </CardBody>
    </Card>
  );
}
