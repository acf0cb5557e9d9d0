import { endpoints } from '@shortlist/api-contract';
import { LONG_SENTENCE } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { configured, InShell, marta } from '../testing/shell-stories.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const routes = [{ path: '/forgot-password', Component: ForgotPasswordPage }];
const mailing = configured({ sends_mail: true });
const sent = mockResponse(endpoints.passwords.requestReset, { ok: true });

const meta: Meta = {
  title: 'Screens/Shell/Forgot password',
  parameters: { layout: 'fullscreen', msw: { handlers: [mailing, sent] } },
  render: () => <InShell path="/forgot-password" routes={routes} />,
};

export default meta;

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

async function ask(canvasElement: HTMLElement, email: string = marta.email) {
  const screen = main(canvasElement);
  if (email) {
    await userEvent.click(screen.getByLabelText('Email'));
    await userEvent.paste(email);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Send Link' }));
}

export const Full: StoryObj = {
  name: 'Full: a link is on its way, if the address has an account',
  play: async ({ canvasElement }) => {
    await ask(canvasElement);

    await expect(await main(canvasElement).findByText('Check your email')).toBeVisible();
    await expect(main(canvasElement).getByText(/^If .+ has an account/)).toHaveTextContent(marta.email);
  },
};

export const Loading: StoryObj = {
  name: 'Loading: whether email is set up is being asked for',
  parameters: { msw: { handlers: [mockPending(endpoints.configuration.get)] } },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('button', { name: 'Send Link' })).toBeEnabled();
  },
};

export const Empty: StoryObj = {
  name: 'Where nobody delivers email, the administrator is asked',
  parameters: { msw: { handlers: [configured()] } },
  play: async ({ canvasElement }) => {
    await expect(await main(canvasElement).findByText('Email isn’t set up on this server')).toBeVisible();
    await expect(main(canvasElement).queryByLabelText('Email')).toBeNull();
  },
};

export const Failed: StoryObj = {
  name: 'Failed: too many links were asked for',
  parameters: {
    msw: {
      handlers: [
        mailing,
        mockError(endpoints.passwords.requestReset, 'rate_limited', {
          error: 'Too many attempts. Try again in 40 minutes.',
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);

    await expect(await main(canvasElement).findByRole('alert')).toHaveTextContent('in 40 minutes');
  },
};

export const LongText: StoryObj = {
  parameters: {
    msw: {
      handlers: [
        mailing,
        mockError(endpoints.passwords.requestReset, 'rate_limited', { error: LONG_SENTENCE }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, `${'m'.repeat(60)}@alderquay.example`);

    await expect(await main(canvasElement).findByRole('alert')).toHaveTextContent(/^Coordinated/);
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Missing: StoryObj = {
  name: 'An address is required',
  play: async ({ canvasElement }) => {
    await ask(canvasElement, '');

    await expect(await main(canvasElement).findByText('Email is required.')).toBeVisible();
    await expect(main(canvasElement).getByLabelText('Email')).toHaveFocus();
  },
};
