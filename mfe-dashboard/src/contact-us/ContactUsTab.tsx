import { type Contact, endpoints } from '@shortlist/api-contract';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Columns } from '@shortlist/design-system/Columns';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { Stack } from '@shortlist/design-system/Stack';
import { messageOf, queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import type { ReactElement } from 'react';
import { ContactCard } from './ContactCard.tsx';

/** Whom to ask, by what it is about: names and addresses are the installation's own. */
export function ContactUsTab(): ReactElement {
  return (
    <Stack gap={5}>
      <PageHeader title="Contact Us" description="Choose a topic to reach the right team." />
      <Contacts />
    </Stack>
  );
}

function Contacts(): ReactElement {
  const { data, error, isPending, refetch } = useQuery({
    ...queryOf(endpoints.configuration.get),
    meta: { failure: 'Failed to load contacts' },
  });
  if (isPending) {
    return (
      <output aria-label="Loading contacts">
        <Card>
          <CardBody>
            <SkeletonRows rows={3} />
          </CardBody>
        </Card>
      </output>
    );
  }
  if (error) {
    return (
      <Card>
        <CardHeader title="Failed to load contacts" />
        <CardBody>
          <ErrorState headingLevel={3} title={messageOf(error)} onRetry={() => void refetch()} />
        </CardBody>
      </Card>
    );
  }
  return (
    <Columns widths={288} gap={3.5} align="stretch">
      {CATEGORIES.map(({ category, ...words }) => (
        <ContactCard key={category} {...words} contact={contactOf(data.contacts, category)} />
      ))}
    </Columns>
  );
}

const CATEGORIES = [
  {
    category: 'sales',
    title: 'Sales',
    about: 'Plans, pricing, invoices, and getting started.',
    variables: 'SALES_NAME and SALES_EMAIL',
  },
  {
    category: 'technical',
    title: 'Technical inquiries',
    about: 'Bugs, unreadable files, or scores that look wrong. Include the resume and position.',
    variables: 'SUPPORT_NAME and SUPPORT_EMAIL',
  },
  {
    category: 'general',
    title: 'For general Inquiries',
    about: 'Partnerships, press, data requests, and feedback.',
    variables: 'CONTACT_NAME and CONTACT_EMAIL',
  },
] as const;

/** The one of a category; null when nobody has set it. */
function contactOf(contacts: readonly Contact[], category: Contact['category']): Contact | null {
  return contacts.find((contact) => contact.category === category && !contact.is_sample) ?? null;
}

export default ContactUsTab;
