import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import type { ReactElement } from 'react';
import styles from './ProfilePage.module.css';

/** The way to what opens the account. */
export function SecurityCard(): ReactElement {
  return (
    <Card>
      <CardHeader title="Login and security" />
      <CardBody className={styles.section}>
        <p>Your password, two-step login, and passkeys.</p>
        <ButtonLink className={styles.action} href="/user-profile/security">
          Manage Login
        </ButtonLink>
      </CardBody>
    </Card>
  );
}
