import { endpoints } from '@shortlist/api-contract';
import { aConfiguration, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { recruiter } from '../testing/dashboard-stories.ts';
import { Dashboard } from '../testing/tab-stories.tsx';

const { contacts: samples } = aConfiguration();
const contacts = [
  { category: 'sales', name: 'Sofia Lindqvist', email: 'sofia@fennimore.example' },
  { category: 'technical', name: 'Help desk', email: 'help@fennimore.example' },
  { category: 'general', name: 'Front office', email: 'office@fennimore.example' },
] as const;

const meta: Meta = {
  title: 'Screens/Dashboard/Contact us',
  parameters: {
    layout: 'fullscreen',
    msw: {
      handlers: [mockResponse(endpoints.configuration.get, aConfiguration({ contacts: [...contacts] }))],
    },
  },
  render: () => <Dashboard tab="contact-us" />,
};

export default meta;

export const Full: StoryObj = {
  name: '[CU-01] Full',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    for (const title of ['Sales', 'Technical inquiries', 'For general Inquiries']) {
      await expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    }
    await expect(screen.getByText('Sofia Lindqvist')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'help@fennimore.example' })).toHaveAttribute(
      'href',
      'mailto:help@fennimore.example',
    );
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: [mockPending(endpoints.configuration.get)] } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('status', { name: 'Loading contacts' }),
    ).toBeVisible();
  },
};

const unset = mockResponse(
  endpoints.configuration.get,
  aConfiguration({ contacts: samples.map((contact) => ({ ...contact, is_sample: true })) }),
);

export const Empty: StoryObj = {
  name: '[CU-01] Nobody has set the addresses',
  parameters: { msw: { handlers: [unset] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findAllByText('Not set up')).toHaveLength(3);
    await expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
  },
};

export const EmptyForAnAdministrator: StoryObj = {
  ...Empty,
  name: '[CU-01] An administrator reads what to set',
  render: () => <Dashboard tab="contact-us" session={{ ...recruiter, is_admin: true }} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Set SUPPORT_NAME and SUPPORT_EMAIL/)).toBeVisible();
  },
};

export const Failed: StoryObj = {
  parameters: {
    msw: {
      handlers: [
        mockError(endpoints.configuration.get, 'internal', {
          error: 'Something went wrong. Please try again',
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const wordy = contacts.map((contact) => ({
  ...contact,
  name: LONG_NAME.slice(0, 80),
  email: `${UNBROKEN.slice(0, 60)}@fennimore.example`.toLowerCase(),
}));

export const LongText: StoryObj = {
  parameters: {
    msw: { handlers: [mockResponse(endpoints.configuration.get, aConfiguration({ contacts: wordy }))] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('link', { name: /@fennimore/ })).toHaveLength(3);
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
