import { endpoints } from '@shortlist/api-contract';
import { mockError, mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { configured, InShell, marta } from '../testing/shell-stories.tsx';
import { LoginPage } from './LoginPage.tsx';

const routes = [{ path: '/login', Component: LoginPage }];

const meta: Meta = {
  title: 'Screens/Shell/Login, second step',
  parameters: { layout: 'fullscreen', msw: { handlers: [configured()] } },
  render: () => <InShell path="/login" routes={routes} />,
};

export default meta;

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

async function signIn(canvasElement: HTMLElement) {
  const screen = main(canvasElement);
  await userEvent.type(screen.getByLabelText('Email'), marta.email);
  await userEvent.type(screen.getByLabelText('Password'), 'a long password');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

const asksForCode = mockError(endpoints.auth.login, 'second_factor_required', {
  error: 'Enter a code, or log in with a passkey.',
  once: true,
});

async function enterCode(canvasElement: HTMLElement) {
  await signIn(canvasElement);
  const screen = main(canvasElement);
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

export const SecondStep: StoryObj = {
  name: '[AU-01] After the password, a code is asked for',
  parameters: {
    msw: { handlers: [configured(), asksForCode, mockResponse(endpoints.auth.login, marta)] },
  },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement);

    await expect(await main(canvasElement).findByLabelText('Code')).toHaveFocus();
    await expect(main(canvasElement).getByText(`Confirm that it’s you, ${marta.email}.`)).toBeVisible();
  },
};

export const SecondStepTaken: StoryObj = {
  ...SecondStep,
  name: '[AU-01] The code leads to the user home',
  play: async ({ canvasElement }) => {
    await enterCode(canvasElement);

    await expect(await within(canvasElement).findByText('Went to /userhome')).toBeVisible();
  },
};

export const SecondStepRefused: StoryObj = {
  name: '[AU-04] A wrong code is told at its field',
  parameters: {
    msw: {
      handlers: [
        configured(),
        mockError(endpoints.auth.login, 'second_factor_required', {
          error: 'This code is wrong or was already used.',
          errors: { code: 'This code is wrong or was already used.' },
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await enterCode(canvasElement);

    await main(canvasElement).findByText('This code is wrong or was already used.');
    await expect(main(canvasElement).getByLabelText('Code')).toBeInvalid();
  },
};
