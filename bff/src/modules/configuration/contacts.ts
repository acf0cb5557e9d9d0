import type { Contact } from '@shortlist/api-contract';
import { z } from 'zod';

const Email = z.email('must be an email address.');
const Name = z.string().trim().min(1, 'must be a name.').max(80, 'must be a name of up to 80 characters.');

/** What a new installation has: no mail arrives at any of them. */
const SAMPLES = {
  sales: 'sales@shortlist.example',
  technical: 'support@shortlist.example',
  general: 'hello@shortlist.example',
} as const;

/** The variables that say whom people may ask. */
export const ContactVariables = {
  SALES_EMAIL: Email.default(SAMPLES.sales),
  SALES_NAME: Name.default('Sales'),
  SUPPORT_EMAIL: Email.default(SAMPLES.technical),
  SUPPORT_NAME: Name.default('Technical support'),
  CONTACT_EMAIL: Email.default(SAMPLES.general),
  CONTACT_NAME: Name.default('General questions'),
};

/** One contact a category; one whose address nobody has set says so. */
export function contactsOf(values: z.output<z.ZodObject<typeof ContactVariables>>): Contact[] {
  return [
    contact('sales', values.SALES_NAME, values.SALES_EMAIL),
    contact('technical', values.SUPPORT_NAME, values.SUPPORT_EMAIL),
    contact('general', values.CONTACT_NAME, values.CONTACT_EMAIL),
  ];
}

function contact(category: Contact['category'], name: string, email: string): Contact {
  return { category, name, email, is_sample: email === SAMPLES[category] };
}
