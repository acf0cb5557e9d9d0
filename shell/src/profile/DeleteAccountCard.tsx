import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { type ReactElement, useState } from 'react';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import styles from './ProfilePage.module.css';

/** The way out for good. */
export function DeleteAccountCard(): ReactElement {
  const [isAsked, setAsked] = useState(false);
  return (
    <Card>
      <CardHeader title="Delete Account" />
      <CardBody className={styles.section}>
        <p>Permanently delete your account and everything in it.</p>
        <Button className={styles.action} variant="danger" onPress={() => setAsked(true)}>
          Delete Account
        </Button>
      </CardBody>
      <DeleteAccountDialog isOpen={isAsked} onClose={() => setAsked(false)} />
    </Card>
  );
}
