import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Stack } from '@shortlist/design-system/Stack';
import { Stepper, type StepState } from '@shortlist/design-system/Stepper';
import { DescribeStep } from './DescribeStep.tsx';
import { DetailStep } from './DetailStep.tsx';
import { PostedStep } from './PostedStep.tsx';
import type { PositionDraft } from './position-draft.ts';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { usePositionDraft } from './use-position-draft.ts';

const STEPS = [
  { id: 'describe', title: 'Description' },
  { id: 'detail', title: 'Details' },
  { id: 'posted', title: 'Posted' },
] as const;

/** A form for a position, from its text to its success; what is written stays in this browser until starting over. */
export default function PostPositionWidget() {
  const draft = usePositionDraft();
  const section = useFocusOnStep(draft.step);
  return (
    <Card ref={section}>
      <CardHeader title="Post Position" />
      <Stack as={CardBody} gap={5}>
        <Stepper label="Post a position" steps={stepsAt(draft.step)} />
        <Step draft={draft} />
      </Stack>
    </Card>
  );
}

function Step({ draft: { step, edit, posted } }: { readonly draft: PositionDraft }) {
  if (posted) return <PostedStep posted={posted} details={edit.details} />;
  return step === 'describe' ? <DescribeStep edit={edit} /> : <DetailStep edit={edit} />;
}

/** Once it is posted nothing is left to do. */
function stepsAt(step: PositionDraft['step']) {
  const at = step === 'posted' ? STEPS.length : STEPS.findIndex(({ id }) => id === step);
  return STEPS.map((one, index) => ({ ...one, state: stateOf(index, at) }));
}

function stateOf(index: number, at: number): StepState {
  if (index === at) return 'current';
  return index < at ? 'done' : 'upcoming';
}
