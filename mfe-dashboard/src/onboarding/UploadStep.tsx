import { endpoints } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { FileDrop } from '@shortlist/design-system/FileDrop';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { messageOf, useEndpoint } from '@shortlist/platform';
import { FileText } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import styles from './Onboarding.module.css';
import { SentFiles } from './SentFiles.tsx';
import { StepPanel } from './StepPanel.tsx';
import { ACCEPTED, useUploads } from './use-uploads.ts';

interface UploadStepProps {
  /** Resumes that are there already. */
  readonly count: number;
  readonly onBegin: () => void;
  readonly onDone: () => void;
}

/** Step 2: resumes, one's own or the samples. */
export function UploadStep({ count, onBegin, onDone }: UploadStepProps): ReactElement {
  const { files, isBusy, add } = useUploads();
  const begin = (chosen: readonly File[]) => {
    onBegin();
    add(chosen);
  };
  return (
    <StepPanel
      title="Upload Resumes"
      lead="Shortlist extracts the candidate's details from each file. You can download or delete files anytime."
      onContinue={count > 0 && !isBusy ? onDone : undefined}
    >
      {count > 0 ? <p>{count === 1 ? 'You have 1 resume.' : `You have ${count} resumes.`}</p> : null}
      <FileDrop
        label="Drop resumes here or choose files"
        description="PDF, DOC, or DOCX, up to 10 MB each"
        accept={ACCEPTED}
        allowsMultiple
        onFiles={begin}
      />
      <SentFiles files={files} />
      {count === 0 && files.length === 0 ? <Samples onBegin={onBegin} /> : null}
    </StepPanel>
  );
}

/** Files of invented people, for who has none at hand. */
function Samples({ onBegin }: Pick<UploadStepProps, 'onBegin'>): ReactElement {
  const addSamples = useEndpoint(endpoints.samples.addResumes);
  const isUnderWay = useRef(false);

  function add() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    onBegin();
    addSamples.mutate(undefined, {
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  }

  return (
    <Text as={Stack} tone="quiet" gap={3} align="start" className={styles.samples}>
      {addSamples.error ? (
        <Banner tone="negative" title="Failed to add the sample resumes">
          {messageOf(addSamples.error)}
        </Banner>
      ) : null}
      <p>No resumes yet? Try four sample resumes of fictional people. You can delete them anytime.</p>
      <Button
        icon={<FileText aria-hidden />}
        isPending={addSamples.isPending}
        pendingLabel="Adding..."
        onPress={add}
      >
        Add Sample Resumes
      </Button>
    </Text>
  );
}
