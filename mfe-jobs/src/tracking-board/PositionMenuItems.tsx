import { MenuItem } from '@shortlist/design-system/Menu';
import { ClipboardCheck, Eye, RotateCcw, Scale } from 'lucide-react';
import { matchesAddress, positionAddress } from './position-address.ts';
import type { TrackedPosition } from './tracked-position.ts';

interface PositionActions {
  readonly onRecord: (position: TrackedPosition) => void;
  readonly onBackToAutomatic: (position: TrackedPosition) => void;
}

/** Draws what the menu of a card offers besides the columns. */
export function menuOf({ onRecord, onBackToAutomatic }: PositionActions) {
  return (position: TrackedPosition) => (
    <>
      {!position.isStageAutomatic && (
        <MenuItem icon={<RotateCcw aria-hidden />} onAction={() => onBackToAutomatic(position)}>
          Back to automatic
        </MenuItem>
      )}
      <MenuItem icon={<ClipboardCheck aria-hidden />} onAction={() => onRecord(position)}>
        Record Outcomes
      </MenuItem>
      <MenuItem icon={<Scale aria-hidden />} href={matchesAddress(position.id)}>
        Match Scores
      </MenuItem>
      <MenuItem icon={<Eye aria-hidden />} href={positionAddress(position.id)}>
        Open Position
      </MenuItem>
    </>
  );
}
