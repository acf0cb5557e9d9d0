import type { Contact } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Link } from '@shortlist/design-system/Link';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { useSession } from '@shortlist/platform';
import { Mail } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './ContactUsTab.module.css';

interface ContactCardProps {
  readonly title: string;
  /** What to write about. */
  readonly about: string;
  /** The settings that name who answers, for an administrator. */
  readonly variables: string;
  /** Null when nobody has set it. */
  readonly contact: Contact | null;
}

/** One category: what it is for, and who answers. */
export function ContactCard({ title, about, variables, contact }: ContactCardProps): ReactElement {
  return (
    <Card isUnknown={contact === null} className={styles.card}>
      <CardHeader title={title} action={contact ? null : <Badge tone="pencil">Not set up</Badge>} />
      <Stack as={CardBody} className={styles.body}>
        <p>{about}</p>
        {contact ? <Answerer contact={contact} /> : <Nobody variables={variables} />}
      </Stack>
    </Card>
  );
}

function Answerer({ contact: { name, email } }: { readonly contact: Contact }): ReactElement {
  return (
    <Stack gap={1} align="start" className={styles.answerer}>
      <Text as="p" tone="strong" weight={580} wrap="anywhere">
        {name}
      </Text>
      <Link href={`mailto:${email}`} className={styles.email}>
        <Mail aria-hidden size={16} />
        {email}
      </Link>
    </Stack>
  );
}

function Nobody({ variables }: { readonly variables: string }): ReactElement {
  const isAdmin = useSession()?.is_admin ?? false;
  return (
    <Text as="p" tone="pencil" className={styles.answerer} data-unknown>
      No contact set up for this topic.{' '}
      {isAdmin ? `Set ${variables} in the server environment.` : 'Ask your administrator to add one.'}
    </Text>
  );
}
