import { endpoints } from '@shortlist/api-contract';
import { never, refuse } from '@shortlist/platform/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { configured, InShell, marta } from '../shared/shell-stories.tsx';
import { LandingPage } from './LandingPage.tsx';

const routes = [{ path: '/', Component: LandingPage }];

const meta: Meta = {
  title: 'Screens/Shell/Landing',
  parameters: { layout: 'fullscreen', msw: { handlers: [configured()] } },
};

export default meta;

export const Full: StoryObj = {
  name: '[SH-02] Full, signed out: Get Started leads to the login',
  render: () => <InShell path="/" routes={routes} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
    await expect(await screen.findByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      'mailto:sales@alderquay.example',
    );
    await expect(canvasElement).not.toHaveTextContent('sales@alderquay.example');
  },
};

export const Loading: StoryObj = {
  name: '[SH-02] Loading: the sales address is being asked for, all else is there',
  parameters: { msw: { handlers: [never(endpoints.configuration.get)] } },
  render: () => <InShell path="/" routes={routes} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('link', { name: 'Get Started' })).toBeVisible();
    await expect(screen.getByRole('button', { name: /Contact Sales/ })).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: '[SH-02] Failed: the sales address could not be fetched',
  parameters: {
    msw: { handlers: [refuse(endpoints.configuration.get, 'internal', { error: 'The database is away.' })] },
  },
  render: () => <InShell path="/" routes={routes} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);

    const button = await screen.findByRole('button', { name: 'Contact Sales' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));

    await userEvent.click(button);

    const notice = await within(document.body).findByRole('alertdialog', {
      name: 'Sales cannot be reached now',
    });
    await expect(notice).toHaveTextContent('Something went wrong. Please try again');
  },
};

export const Dark: StoryObj = { ...Full, name: 'Dark', globals: { theme: 'dark' } };

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const SignedIn: StoryObj = {
  name: '[SH-02] Signed in: Get Started leads to the onboarding',
  render: () => <InShell session={marta} path="/" routes={routes} />,
  play: async ({ canvasElement }) => {
    const start = within(canvasElement).getByRole('link', { name: 'Get Started' });
    await expect(start).toHaveAttribute('href', '/onboarding');
  },
};
