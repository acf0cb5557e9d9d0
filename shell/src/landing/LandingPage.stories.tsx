import { endpoints } from '@shortlist/api-contract';
import { refuse } from '@shortlist/platform/testing';
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

export const SignedOut: StoryObj = {
  name: '[SH-02] Signed out: Get Started leads to the login',
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

export const SignedIn: StoryObj = {
  name: '[SH-02] Signed in: Get Started leads to the onboarding',
  render: () => <InShell session={marta} path="/" routes={routes} />,
  play: async ({ canvasElement }) => {
    const start = within(canvasElement).getByRole('link', { name: 'Get Started' });
    await expect(start).toHaveAttribute('href', '/onboarding');
  },
};

export const NoConfiguration: StoryObj = {
  name: '[SH-02] The sales address could not be fetched',
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

export const Narrow: StoryObj = {
  ...SignedOut,
  name: 'Narrow',
  globals: { viewport: { value: 'narrow' } },
};
