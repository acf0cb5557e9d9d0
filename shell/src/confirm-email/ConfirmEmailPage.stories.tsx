import { endpoints } from '@shortlist/api-contract';
import { UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { configured, InShell, marta } from '../testing/shell-stories.tsx';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';

const routes = [{ path: '/confirm-email', Component: ConfirmEmailPage }];
const unverified = { ...marta, email_verified: false };
const verified = mockResponse(endpoints.verification.confirm, marta);
const VERIFY = '/confirm-email#from-the-mail';
const SIGNUP = '/confirm-email?signup#from-the-mail';

const meta: Meta = {
  title: 'Screens/Shell/Confirm email',
  parameters: { layout: 'fullscreen', msw: { handlers: [configured(), verified] } },
  render: () => <InShell session={unverified} path={VERIFY} routes={routes} />,
};

export default meta;

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

async function verify(canvasElement: HTMLElement) {
  await userEvent.click(main(canvasElement).getByRole('button', { name: /^Verify / }));
}

async function confirm(canvasElement: HTMLElement) {
  await userEvent.type(main(canvasElement).getByLabelText('Password'), 'a long password');
  await userEvent.click(main(canvasElement).getByRole('button', { name: 'Confirm Email' }));
}

export const Full: StoryObj = {
  name: 'Full: the address is verified',
  play: async ({ canvasElement }) => {
    await verify(canvasElement);

    await expect(await main(canvasElement).findByText(`${marta.email} is verified`)).toBeVisible();
    await expect(main(canvasElement).getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/userhome',
    );
  },
};

export const Empty: StoryObj = {
  name: 'Signed out: the account logs in first, and comes back with the link',
  render: () => <InShell path={VERIFY} routes={routes} />,
  play: async ({ canvasElement }) => {
    await expect(await main(canvasElement).findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fconfirm-email%23from-the-mail',
    );
  },
};

export const Failed: StoryObj = {
  name: 'Failed: the link has expired',
  parameters: {
    msw: {
      handlers: [
        configured(),
        mockError(endpoints.verification.confirm, 'not_found', {
          error: 'This link has expired or was already used. Request a new one.',
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await verify(canvasElement);

    await expect(await main(canvasElement).findByRole('alert')).toHaveTextContent('This link has expired');
  },
};

const longNamed = { ...unverified, email: `${UNBROKEN}@alderquay.example` };

export const LongText: StoryObj = {
  render: () => <InShell session={longNamed} path={VERIFY} routes={routes} />,
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('button', { name: /^Verify / })).toHaveTextContent(
      longNamed.email,
    );
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Saving: StoryObj = {
  name: 'While it is verified',
  parameters: { msw: { handlers: [configured(), mockPending(endpoints.verification.confirm)] } },
  play: async ({ canvasElement }) => {
    await verify(canvasElement);

    await expect(await main(canvasElement).findByRole('button', { name: /Verifying\.\.\./ })).toBeVisible();
  },
};

export const SignupConfirmed: StoryObj = {
  name: '[AU-02] A sign-up is completed with its password, and leads to the user home',
  parameters: {
    msw: { handlers: [configured(), mockResponse(endpoints.verification.confirmSignup, marta)] },
  },
  render: () => <InShell path={SIGNUP} routes={routes} />,
  play: async ({ canvasElement }) => {
    await confirm(canvasElement);

    await expect(await main(canvasElement).findByText('Went to /userhome')).toBeVisible();
  },
};

export const SignupRefused: StoryObj = {
  name: 'Another password does not complete a sign-up',
  parameters: {
    msw: {
      handlers: [
        configured(),
        mockError(endpoints.verification.confirmSignup, 'invalid_input', {
          error: 'Enter the password you signed up with.',
          errors: { password: 'Enter the password you signed up with.' },
        }),
      ],
    },
  },
  render: () => <InShell path={SIGNUP} routes={routes} />,
  play: async ({ canvasElement }) => {
    await confirm(canvasElement);

    await main(canvasElement).findByText('Enter the password you signed up with.');
    await expect(main(canvasElement).getByLabelText('Password')).toBeInvalid();
  },
};
