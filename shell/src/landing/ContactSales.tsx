import { endpoints } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { messageOf, notify, queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { type ReactElement, useState } from 'react';

/** Opens a mail to the sales address of this server, which is not shown as text. */
export function ContactSales(): ReactElement {
  const configuration = useQuery(queryOf(endpoints.configuration.get));
  const [isAwaited, setAwaited] = useState(false);
  if (configuration.data) {
    return (
      <ButtonLink size="large" href={`mailto:${configuration.data.sales_email}`}>
        Contact Sales
      </ButtonLink>
    );
  }
  /** The address is not here yet, or was not fetched: opens the mail once it is there. */
  const handlePress = async () => {
    setAwaited(true);
    const { data, error } = await configuration.refetch({ cancelRefetch: false });
    setAwaited(false);
    if (data) globalThis.location.assign(`mailto:${data.sales_email}`);
    else notify({ tone: 'error', title: 'Failed to open Contact Sales', message: messageOf(error) });
  };
  return (
    <Button size="large" isPending={isAwaited} onPress={() => void handlePress()}>
      Contact Sales
    </Button>
  );
}
