import { endpoints } from '@shortlist/api-contract';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Link } from '@shortlist/design-system/Link';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { messageOf, queryOf, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from '../profile/ProfilePage.module.css';
import { PasswordCard } from './PasswordCard.tsx';

const PROFILE = '/user-profile';

/** `/user-profile/security`: what opens the account. */
export function SecurityPage(): ReactElement {
  useDocumentTitle('Login and Security');
  useBreadcrumbs([{ label: 'Profile', href: PROFILE }, { label: 'Login and Security' }]);
  const account = useQuery(queryOf(endpoints.account.get));
  return (
    <div className={styles.page}>
      <Link href={PROFILE} variant="quiet" className={styles.back}>
        <ArrowLeft aria-hidden size={16} /> Back to Profile
      </Link>
      <PageHeader title="Login and Security" description="How you log in to Shortlist." />
      {account.isPending ? <SkeletonRows rows={4} label="Loading login and security" /> : null}
      {account.isError ? (
        <ErrorState
          title="Failed to load login and security"
          description={messageOf(account.error)}
          onRetry={() => void account.refetch()}
          isRetrying={account.isFetching}
        />
      ) : null}
      {account.data ? <PasswordCard hasPassword={account.data.has_password} /> : null}
    </div>
  );
}

export { SecurityPage as Component };
