import { endpoints } from '@shortlist/api-contract';
import { UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { configured, InShell, marta } from '../testing/shell-stories.tsx';

const routes = [{ path: '/userhome', Component: () => <h1 style={{ padding: 28 }}>User Home</h1> }];
const unverified = { ...marta, email_verified: false };
const mailing = configured({ sends_mail: true });

const meta: Meta = {
  title: 'Screens/Shell/Unverified email',
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [mailing, mockResponse(endpoints.verification.send, { ok: true })] },
  },
  render: () => <InShell session={unverified} path="/userhome" routes={routes} />,
};

export default meta;

const bannerOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('complementary', { name: 'Verify your email' }));

export const Full: StoryObj = {
  name: 'Asked to verify the address, and a link is on its way',
  play: async ({ canvasElement }) => {
    const banner = await bannerOf(canvasElement);
    await userEvent.click(banner.getByRole('button', { name: 'Send Link' }));

    await expect(await banner.findByText(/^A link is on its way/)).toBeVisible();
    await expect(banner.queryByRole('button', { name: 'Send Link' })).toBeNull();
  },
};

export const Failed: StoryObj = {
  name: 'Failed: why no link was sent',
  parameters: {
    msw: {
      handlers: [
        mailing,
        mockError(endpoints.verification.send, 'rate_limited', {
          error: 'Too many attempts. Try again in 40 minutes.',
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const banner = await bannerOf(canvasElement);
    await userEvent.click(banner.getByRole('button', { name: 'Send Link' }));

    await expect(await banner.findByText(/in 40 minutes/)).toBeVisible();
  },
};

export const PutAway: StoryObj = {
  name: 'Put away',
  play: async ({ canvasElement }) => {
    const banner = await bannerOf(canvasElement);
    await userEvent.click(banner.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(within(canvasElement).queryByRole('complementary')).toBeNull());
  },
};

export const Empty: StoryObj = {
  name: 'Where nobody delivers email, nothing is asked',
  parameters: { msw: { handlers: [configured()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'User Home' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};

export const LongText: StoryObj = {
  render: () => (
    <InShell
      session={{ ...unverified, email: `${UNBROKEN}@alderquay.example` }}
      path="/userhome"
      routes={routes}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect((await bannerOf(canvasElement)).getByText(/^Verify /)).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
