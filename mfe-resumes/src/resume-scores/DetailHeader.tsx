import type { Resume } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDate, formatFileSize } from '@shortlist/platform';
import { Download, ScanText, Trash2 } from 'lucide-react';

interface DetailHeaderProps {
  readonly resume: Resume;
  readonly onDelete: () => void;
}

/** Who it is, in the resume's own title, which file, and what can be done. */
export function DetailHeader({ resume, onDelete }: DetailHeaderProps) {
  return (
    <PageHeader
      title={resume.candidate_name}
      description={
        <Stack as="span" gap={0}>
          {resume.headline && (
            <Text size="quote" tone="body" wrap="anywhere">
              {resume.headline}
            </Text>
          )}
          <Text wrap="anywhere">
            {resume.file_name}, {formatFileSize(resume.size_bytes)}, uploaded {formatDate(resume.uploaded_at)}
          </Text>
        </Stack>
      }
      actions={
        <>
          {!resume.is_blind && (
            <ButtonLink href={resume.file_url} download={resume.file_name} icon={<Download aria-hidden />}>
              Download
            </ButtonLink>
          )}
          <Button onPress={onDelete} icon={<Trash2 aria-hidden />}>
            Delete
          </Button>
          {resume.analysis && (
            <ButtonLink
              variant="primary"
              href={`/resumes/${resume.id}/ai-score`}
              icon={<ScanText aria-hidden />}
            >
              Full Analysis
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
