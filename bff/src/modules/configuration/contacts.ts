import type { Contact } from '@shortlist/api-contract';
import { z } from 'zod';

const Email = z.email('must be an e-mail address.');
const Name = z.string().trim().min(1, 'must be a name.').max(80, 'must be a name of up to 80 characters.');

/** The variables that say whom people may ask. */
export const ContactVariables = {
  SALES_EMAIL: Email.default('sales@shortlist.example'),
  SALES_NAME: Name.default('Sales'),
  SUPPORT_EMAIL: Email.default('support@shortlist.example'),
  SUPPORT_NAME: Name.default('Technical support'),
  CONTACT_EMAIL: Email.default('hello@shortlist.example'),
  CONTACT_NAME: Name.default('General questions'),
};

/** One contact a category. */
export function contactsOf(values: z.output<z.ZodObject<typeof ContactVariables>>): Contact[] {
  return [
    { category: 'sales', name: values.SALES_NAME, email: values.SALES_EMAIL },
    { category: 'technical', name: values.SUPPORT_NAME, email: values.SUPPORT_EMAIL },
    { category: 'general', name: values.CONTACT_NAME, email: values.CONTACT_EMAIL },
  ];
}
