import { Card, CardHeader } from '@shortlist/design-system/Card';
import { Link } from '@shortlist/design-system/Link';
import type { ReactElement } from 'react';
import type { SampleProps } from '../contract.ts';
import { PositionList } from '../shared/PositionList.tsx';

/** The newest positions in a card, and the way to the page with more of them. */
export default function SampleWidget({ limit = 5 }: SampleProps): ReactElement {
  return (
    <Card>
      <CardHeader
        title="Sample title"
        action={
          <Link variant="quiet" href="/sample">
            See all
          </Link>
        }
      />
      <PositionList limit={limit} headingLevel={3} />
    </Card>
  );
}
