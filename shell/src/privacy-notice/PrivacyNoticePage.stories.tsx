import { endpoints } from '@shortlist/api-contract';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { configured, InShell, marta } from '../testing/shell-stories.tsx';

const NOTICE = 'https://alderquay.example/privacy';
const routes = [{ path: '/userhome', Component: () => <h1 style={{ padding: 28 }}>User Home</h1> }];
const accepted = mockResponse(endpoints.users.acceptPrivacyNotice, marta);

const meta: Meta = {
  title: 'Screens/Shell/Privacy notice',
  parameters: { layout: 'fullscreen', msw: { handlers: [configured(), accepted] } },
  render: () => (
    <InShell session={{ ...marta, privacy_notice_url: NOTICE }} path="/userhome" routes={routes} />
  ),
};

export default meta;

const accept = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Accept and Continue' }));

export const Full: StoryObj = {
  name: 'Asked before any page is shown',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('link', { name: 'Open the Privacy Notice' })).toHaveAttribute(
      'href',
      NOTICE,
    );
    await expect(screen.queryByRole('heading', { name: 'User Home' })).toBeNull();
  },
};

export const Accepted: StoryObj = {
  name: 'Accepted: the page that was asked for',
  play: async ({ canvasElement }) => {
    await accept(canvasElement);

    await expect(await within(canvasElement).findByRole('heading', { name: 'User Home' })).toBeVisible();
  },
};

export const Saving: StoryObj = {
  name: 'Being saved',
  parameters: { msw: { handlers: [configured(), mockPending(endpoints.users.acceptPrivacyNotice)] } },
  play: async ({ canvasElement }) => {
    await accept(canvasElement);

    await expect(await within(canvasElement).findByText('Saving...')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: 'Failed: why it was not saved',
  parameters: {
    msw: {
      handlers: [
        configured(),
        mockError(endpoints.users.acceptPrivacyNotice, 'internal', { error: 'Column x is missing.' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await accept(canvasElement);

    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Something went wrong');
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
