import { endpoints } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
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
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 className={styles.title} id="demo-accounts">
        Try a demo account
      </h2>
      <p className={styles.text}>Includes sample positions, resumes, and plans. Fills in the form above.</p>
      <div className={styles.actions}>
        {DEMO_ACCOUNTS.map((account) => (
          <Button key={account.email} size="small" onPress={() => onChoose(account)}>
            {account.label}
          </Button>
        ))}
      </div>
    </section>
  );
}
