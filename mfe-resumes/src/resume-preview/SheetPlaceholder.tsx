import { Paper } from '@shortlist/design-system/Paper';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Stack } from '@shortlist/design-system/Stack';

const WIDTHS = [46, 70, 30, 88, 94, 62, 90, 76, 34, 84, 58];

/** A sheet whose words are on their way. */
export function SheetPlaceholder({ label }: { readonly label: string }) {
  return (
    <output aria-label={label}>
      <Stack as={Paper} gap={3.5} aria-hidden="true">
        {WIDTHS.map((width) => (
          <Skeleton key={width} width={`${width}%`} height={width === WIDTHS[0] ? 22 : 12} />
        ))}
      </Stack>
    </output>
  );
}
