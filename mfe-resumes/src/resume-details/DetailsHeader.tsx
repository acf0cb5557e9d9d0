import type { Resume } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Text } from '@shortlist/design-system/Text';
import { Pencil, ScanText, Trash2 } from 'lucide-react';

interface DetailsHeaderProps {
  readonly resume: Resume;
  readonly onDelete: () => void;
}

/** Who it is, in the resume's own title, and everything that can be done. */
export function DetailsHeader({ resume, onDelete }: DetailsHeaderProps) {
  return (
    <PageHeader
      title={resume.candidate_name}
      description={
        resume.headline && (
          <Text size="quote" tone="body" wrap="anywhere">
            {resume.headline}
          </Text>
        )
      }
      actions={
        <>
          {!resume.is_blind && (
            <ButtonLink href={`/resumes/${resume.id}/edit`} icon={<Pencil aria-hidden />}>
              Rename
            </ButtonLink>
          )}
          <Button onPress={onDelete} icon={<Trash2 aria-hidden />}>
            Delete
          </Button>
          <ButtonLink
            variant="primary"
            href={`/resumes/${resume.id}/ai-score`}
            icon={<ScanText aria-hidden />}
          >
            {resume.analysis ? 'View Analysis' : 'Analyze'}
          </ButtonLink>
        </>
      }
    />
  );
}
