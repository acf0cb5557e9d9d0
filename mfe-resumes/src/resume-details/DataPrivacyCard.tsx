import { type Resume, rawCandidates } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Link } from '@shortlist/design-system/Link';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { download, formatDate, messageOf, saveFile } from '@shortlist/platform';
import { useMutation } from '@shortlist/platform/query';
import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { EraseDialog } from '../retention/EraseDialog.tsx';
import { KeepDialog } from '../retention/KeepDialog.tsx';
import { showFailure } from '../shared/failure-toast.ts';
import { Section } from '../shared/Section.tsx';

interface CandidateDataProps {
  readonly resume: Resume;
  readonly onErased: () => void;
}

/** What a person may ask for: a copy of everything, its end, and how long it stays. */
export function DataPrivacyCard({ resume, onErased }: CandidateDataProps) {
  const [open, setOpen] = useState<'erase' | 'keep' | null>(null);
  const dialog = { resumeId: resume.id, name: resume.candidate_name, onClose: () => setOpen(null) };
  return (
    <Section title="Candidate Data">
      {resume.deletes_on && (
        <Banner
          tone="caution"
          title={`Scheduled for deletion on ${formatDate(resume.deletes_on)}.`}
          action={
            <Button size="small" onPress={() => setOpen('keep')}>
              Extend Retention
            </Button>
          }
        />
      )}
      {resume.kept_until && (
        <Text as="p" size="dense" tone="quiet">
          Retention extended to {formatDate(resume.kept_until)}.
        </Text>
      )}
      <Text as="p" size="dense" tone="quiet">
        Export includes the file, its text, and all results. Erase permanently deletes them.{' '}
        <Link href="/resumes/retention">Retention settings</Link>
      </Text>
      <Inline align="stretch">
        <ExportButton id={resume.id} />
        <Button size="small" icon={<Eraser aria-hidden />} onPress={() => setOpen('erase')}>
          Erase
        </Button>
      </Inline>
      {open === 'erase' && <EraseDialog {...dialog} onErased={onErased} />}
      {open === 'keep' && <KeepDialog {...dialog} />}
    </Section>
  );
}

function ExportButton({ id }: { readonly id: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(rawCandidates.export, { params: { id } }),
    onSuccess: ({ content, fileName }) => saveFile(content, fileName ?? 'candidate.zip'),
    onError: (error) => showFailure(`Failed to export the data. ${messageOf(error)}`),
  });
  return (
    <Button
      size="small"
      icon={<Download aria-hidden />}
      isPending={isPending}
      pendingLabel="Exporting..."
      onPress={() => mutate()}
    >
      Export
    </Button>
  );
}
