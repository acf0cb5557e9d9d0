import { endpoints } from '@shortlist/api-contract';
import { LONG_SENTENCE } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell } from '../testing/shell-stories.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const routes = [{ path: '/reset-password', Component: ResetPasswordPage }];
const saved = mockResponse(endpoints.passwords.reset, async (request) => {
  const { token } = (await request.json()) as { token: string };
  if (token !== 'from-the-mail') throw new Error('The token of the link is sent.');
  return { ok: true } as const;
});

const meta: Meta = {
  title: 'Screens/Shell/Reset password',
  parameters: { layout: 'fullscreen', msw: { handlers: [saved] } },
  render: () => <InShell path="/reset-password#from-the-mail" routes={routes} />,
};

export default meta;

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

async function save(canvasElement: HTMLElement, password = 'a longer phrase') {
  const screen = main(canvasElement);
  if (password) await userEvent.type(screen.getByLabelText('New Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Save Password' }));
}

export const Full: StoryObj = {
  name: 'Full: the password is changed, and login comes next',
  play: async ({ canvasElement }) => {
    await save(canvasElement);

    await expect(await main(canvasElement).findByText('Password changed')).toBeVisible();
    await expect(main(canvasElement).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  },
};

export const Empty: StoryObj = {
  name: 'A password is required',
  play: async ({ canvasElement }) => {
    await save(canvasElement, '');

    await expect(
      await main(canvasElement).findByText('Password must be at least 12 characters.'),
    ).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: 'Failed: the link has expired',
  parameters: {
    msw: {
      handlers: [
        mockError(endpoints.passwords.reset, 'not_found', {
          error: 'This link has expired or was already used. Request a new one.',
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await save(canvasElement);

    await expect(await main(canvasElement).findByRole('alert')).toHaveTextContent('This link has expired');
    await expect(main(canvasElement).getByRole('link', { name: 'Request a new one' })).toBeVisible();
  },
};

export const LongText: StoryObj = {
  parameters: {
    msw: { handlers: [mockError(endpoints.passwords.reset, 'not_found', { error: LONG_SENTENCE })] },
  },
  play: async ({ canvasElement }) => {
    await save(canvasElement);

    await expect(await main(canvasElement).findByRole('alert')).toHaveTextContent(/^Coordinated/);
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Common: StoryObj = {
  name: 'A common password is refused at the field',
  parameters: {
    msw: {
      handlers: [
        mockError(endpoints.passwords.reset, 'invalid_input', {
          error: 'This is one of the most common passwords. Use another one.',
          errors: { password: 'This is one of the most common passwords. Use another one.' },
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await save(canvasElement, '123456qwerty');

    await main(canvasElement).findByText('This is one of the most common passwords. Use another one.');
    await expect(main(canvasElement).getByLabelText('New Password')).toBeInvalid();
  },
};

export const Saving: StoryObj = {
  name: 'While it is saved',
  parameters: { msw: { handlers: [mockPending(endpoints.passwords.reset)] } },
  play: async ({ canvasElement }) => {
    await save(canvasElement);

    await expect(await main(canvasElement).findByRole('button', { name: /Saving\.\.\./ })).toBeVisible();
  },
};
