import { endpoints } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import type { ReactElement } from 'react';
import styles from './DemoAccounts.module.css';
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts.ts';

interface DemoAccountsProps {
  /** Fills the form; signing in stays the person's own act. */
  readonly onChoose: (account: DemoAccount) => void;
}

/** Offers the demo accounts where the server has them, and is absent elsewhere. */
export function DemoAccounts({ onChoose }: DemoAccountsProps): ReactElement | null {
  const configuration = useQuery(queryOf(endpoints.configuration.get));
  if (!configuration.data?.demo) return null;
  return (
    <Stack as="section" gap={3} className={styles.demo} aria-labelledby="demo-accounts">
      <Stack gap={1}>
        <Text as="h2" size="panel" id="demo-accounts">
          Try a demo account
        </Text>
        <Text as="p" size="caption" tone="pencil">
          Includes sample positions, resumes, and plans. Fills in the form above.
        </Text>
      </Stack>
      <Inline align="stretch">
        {DEMO_ACCOUNTS.map((account) => (
          <Button key={account.email} size="small" onPress={() => onChoose(account)}>
            {account.label}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
