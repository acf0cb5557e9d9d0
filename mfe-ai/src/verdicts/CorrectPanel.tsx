import { CorrectForm } from './CorrectForm.tsx';
import type { SettleOptions } from './use-settle.ts';
import { VerdictPanel, type VerdictPanelProps } from './VerdictPanel.tsx';

type CorrectPanelProps = SettleOptions & Pick<VerdictPanelProps, 'triggerRef' | 'onClose'>;

/** Corrects one verdict beside the button that asked for it. */
function CorrectPanel({ triggerRef, onClose, ...at }: CorrectPanelProps) {
  return (
    <VerdictPanel title="Correct this verdict" triggerRef={triggerRef} onClose={onClose}>
      <CorrectForm {...at} onClose={onClose} />
    </VerdictPanel>
  );
}

export { CorrectPanel as default };
