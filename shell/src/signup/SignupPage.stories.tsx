import { endpoints } from '@shortlist/api-contract';
import { LONG_SENTENCE, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { withGoogle } from '../google-sign-in/google-stories.ts';
import { configured, InShell, marta } from '../testing/shell-stories.tsx';
import { SignupPage } from './SignupPage.tsx';

const routes = [{ path: '/signup', Component: SignupPage }];

const meta: Meta = {
  title: 'Screens/Shell/Sign up',
  parameters: { layout: 'fullscreen', msw: { handlers: [configured()] } },
  render: () => <InShell path="/signup" routes={routes} />,
};

export default meta;

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

async function signUp(canvasElement: HTMLElement, confirm = 'a long password') {
  const screen = main(canvasElement);
  await userEvent.type(screen.getByLabelText('Email'), marta.email);
  await userEvent.type(screen.getByLabelText('Username'), marta.username);
  await userEvent.type(screen.getByLabelText('Password'), 'a long password');
  await userEvent.type(screen.getByLabelText('Confirm Password'), confirm);
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
}

export const Full: StoryObj = {
  name: '[AU-02] Full: filled in, with Google',
  parameters: { msw: { handlers: [configured(withGoogle(null))] } },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement);
    await screen.findByRole('button', { name: 'Continue as Marta' });
    await userEvent.type(screen.getByLabelText('Email'), marta.email);
    await userEvent.type(screen.getByLabelText('Username'), marta.username);
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'a long password');
    await expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
  },
};

export const Loading: StoryObj = {
  name: 'Loading: whether Google signs up here is being asked for',
  parameters: { msw: { handlers: [mockPending(endpoints.configuration.get)] } },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement);
    await expect(screen.getByLabelText('Email')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
  },
};

export const Empty: StoryObj = {
  name: '[AU-02] Email, username and two passwords',
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement);
    await expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    for (const label of ['Email', 'Username', 'Password', 'Confirm Password']) {
      await expect(screen.getByLabelText(label)).toBeRequired();
    }
    await expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeDisabled();
  },
};

export const Strength: StoryObj = {
  name: 'A password is as strong as it is hard to guess',
  parameters: {
    msw: { handlers: [configured({ privacy_notice_url: 'https://alderquay.example/privacy' })] },
  },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement);
    await expect(await screen.findByRole('link', { name: 'Privacy Notice' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), marta.email);
    const password = screen.getByLabelText('Password');
    const strength = async (text: string) => {
      await userEvent.clear(password);
      await userEvent.type(password, text);
      return screen.findByRole('meter', { name: 'Password strength' });
    };
    await expect(await strength('lindqvist2026')).toHaveAttribute('aria-valuetext', 'Weak');
    await expect(await strength('nine sh0rt')).toHaveAttribute('aria-valuetext', 'Very weak');
    await expect(await strength('a kettle of quiet herons')).toHaveAttribute('aria-valuetext', 'Strong');
  },
};

export const Failed: StoryObj = {
  name: '[AU-04] Failed: a fault of the server has one general sentence',
  parameters: {
    msw: {
      handlers: [
        configured(),
        mockError(endpoints.auth.signup, 'internal', { error: 'Column x is missing.' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await signUp(canvasElement);

    const alert = await main(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Something went wrong. Please try again');
  },
};

export const LongText: StoryObj = {
  parameters: {
    msw: {
      handlers: [
        configured(),
        mockError(endpoints.auth.signup, 'email_taken', {
          error: LONG_SENTENCE,
          errors: { email: LONG_SENTENCE, username: UNBROKEN },
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await signUp(canvasElement);

    await expect(await main(canvasElement).findByText(UNBROKEN)).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Missing: StoryObj = {
  name: '[AU-02] All fields are required',
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement);

    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));

    await expect(await screen.findByText('Email is required.')).toBeVisible();
    await expect(screen.getByText('Username cannot be empty')).toBeVisible();
    await expect(screen.getByText('Password must be at least 12 characters.')).toBeVisible();
  },
};

export const Mismatch: StoryObj = {
  name: '[AU-02] The passwords must agree',
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, 'another password');

    await expect(await main(canvasElement).findByText('Confirm Password must match Password.')).toBeVisible();
    await expect(main(canvasElement).getByLabelText('Confirm Password')).toHaveFocus();
  },
};

export const EmailTaken: StoryObj = {
  name: '[AU-04] The server’s refusal is shown at its field',
  parameters: {
    msw: {
      handlers: [
        configured(),
        mockError(endpoints.auth.signup, 'email_taken', {
          error: 'This e-mail has an account already.',
          errors: { email: 'This e-mail has an account already.' },
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await signUp(canvasElement);

    await main(canvasElement).findByText('This e-mail has an account already.');
    await expect(main(canvasElement).getByLabelText('Email')).toBeInvalid();
  },
};

export const Success: StoryObj = {
  name: '[AU-02] Success leads to the user home',
  parameters: { msw: { handlers: [configured(), mockResponse(endpoints.auth.signup, marta)] } },
  play: async ({ canvasElement }) => {
    await signUp(canvasElement);

    await expect(await main(canvasElement).findByText('Went to /userhome')).toBeVisible();
  },
};

export const Google: StoryObj = {
  name: '[AU-02, AU-05] Signing up with Google leads to the user home',
  parameters: {
    msw: {
      handlers: [configured(withGoogle('credential')), mockResponse(endpoints.auth.google, { user: marta })],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await main(canvasElement).findByRole('button', { name: 'Continue as Marta' }));

    await expect(await main(canvasElement).findByText('Went to /userhome')).toBeVisible();
  },
};

export const AlreadySignedIn: StoryObj = {
  name: '[AU-03] Signed-in people are sent to the start',
  render: () => <InShell session={marta} path="/signup" routes={routes} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Went to /')).toBeVisible();
  },
};

export const Saving: StoryObj = {
  name: 'While the server is asked',
  parameters: { msw: { handlers: [configured(), mockPending(endpoints.auth.signup)] } },
  play: async ({ canvasElement }) => {
    await signUp(canvasElement);

    await expect(
      await main(canvasElement).findByRole('button', { name: /Creating account\.\.\./ }),
    ).toBeVisible();
  },
};

export const CheckEmail: StoryObj = {
  name: '[AU-02] Where a server delivers email, a link completes the sign-up',
  parameters: {
    msw: { handlers: [configured(), mockResponse(endpoints.auth.signup, { check_email: true })] },
  },
  play: async ({ canvasElement }) => {
    await signUp(canvasElement);

    await expect(await main(canvasElement).findByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(main(canvasElement).getByText(`A link is on its way to ${marta.email}.`)).toBeVisible();
  },
};
