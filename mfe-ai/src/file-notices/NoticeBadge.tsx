import { Badge } from '@shortlist/design-system/Badge';
import { EyeOff } from 'lucide-react';

/** A small mark beside a candidate whose file has something to look at. */
export function NoticeBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Badge tone="caution" icon={<EyeOff aria-hidden size={12} />}>
      {count === 1 ? '1 item to review' : `${count} items to review`}
    </Badge>
  );
}
