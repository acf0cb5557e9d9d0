import { Button } from '@shortlist/design-system/Button';
import { Link } from '@shortlist/design-system/Link';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { Verdict } from '@shortlist/design-system/Verdict';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { EvidenceQuotes } from '../match/EvidenceQuotes.tsx';
import { CorrectForm } from './CorrectForm.tsx';
import { SettleButtons } from './SettleButtons.tsx';
import { SettledLine } from './SettledLine.tsx';
import type { SettleOptions } from './use-settle.ts';
import { VerdictPanel, type VerdictPanelProps } from './VerdictPanel.tsx';

type SignPanelProps = SettleOptions & Pick<VerdictPanelProps, 'triggerRef' | 'onClose'>;

/** The words behind a sign of a list, with what a person can say of it; of logistics nothing. */
function SignPanel({ triggerRef, onClose, ...at }: SignPanelProps) {
  // The form and its button take each other's place: the focus goes along.
  const [step, setStep] = useState<'opened' | 'correcting' | 'back'>('opened');
  const isCorrecting = step === 'correcting';
  return (
    <VerdictPanel
      title={isCorrecting ? 'Correct this verdict' : at.requirement.text}
      triggerRef={triggerRef}
      onClose={onClose}
    >
      {isCorrecting ? (
        <CorrectForm {...at} onClose={() => setStep('back')} />
      ) : (
        <Shown {...at} takesFocus={step === 'back'} onCorrect={() => setStep('correcting')} />
      )}
    </VerdictPanel>
  );
}

interface ShownProps extends SettleOptions {
  /** Whether the button that corrects has the focus at once. */
  readonly takesFocus: boolean;
  readonly onCorrect: () => void;
}

function Shown({ takesFocus, onCorrect, ...at }: ShownProps) {
  const { match, requirement } = at;
  const { candidate_name: name } = match.resume_info;
  return (
    <Stack gap={2} align="start">
      <Inline as="p" gap={3} rowGap={1}>
        <Verdict verdict={requirement.verdict} />
        <Text
          as={Link}
          size="dense"
          weight={580}
          variant="quiet"
          href={`/jobs/${match.job_id}/resumes/${match.resume_id}/match`}
        >
          {name}
        </Text>
      </Inline>
      <EvidenceQuotes requirement={requirement} />
      {requirement.verdict === 'to_check' && <SettleButtons {...at} label={`${requirement.text}, ${name}`} />}
      <SettledLine {...at} />
      {requirement.kind !== 'logistics' && (
        <Button
          size="small"
          variant="ghost"
          icon={<Pencil aria-hidden />}
          {...(takesFocus && { autoFocus: true })}
          onPress={onCorrect}
        >
          Correct this verdict
        </Button>
      )}
    </Stack>
  );
}

export { SignPanel as default };
