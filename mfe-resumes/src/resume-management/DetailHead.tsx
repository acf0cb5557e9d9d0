import type { Resume } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { Pencil, ScanText, Trash2 } from 'lucide-react';
import type { About } from './use-open-dialog.ts';

interface DetailHeadProps {
  readonly resume: Resume;
  readonly onAsk: (about: About) => void;
}

/** Who it is, in the resume's own title, and what can be done. */
export function DetailHead({ resume, onAsk }: DetailHeadProps) {
  return (
    <Inline as="header" gap={5} rowGap={3} justify="between">
      <Stack gap={0}>
        <Text as="h2" size="heading" tone="strong" wrap="anywhere">
          {resume.candidate_name}
        </Text>
        {resume.headline && (
          <Text as="p" size="quote" tone="body" wrap="anywhere">
            {resume.headline}
          </Text>
        )}
      </Stack>
      <Inline align="stretch">
        <Button icon={<Pencil aria-hidden />} onPress={() => onAsk('edit')}>
          Edit
        </Button>
        <Button icon={<Trash2 aria-hidden />} onPress={() => onAsk('delete')}>
          Delete
        </Button>
        <Button variant="primary" icon={<ScanText aria-hidden />} onPress={() => onAsk('analysis')}>
          View Analysis
        </Button>
      </Inline>
    </Inline>
  );
}
