import { LONG_SENTENCE, UNBROKEN } from '@shortlist/api-contract/testing';
import { ApiError } from '@shortlist/platform';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';

/** React and the router log what a page throws; here it is thrown on purpose. */
const quietly = () => {
  const log = spyOn(console, 'error').mockImplementation(() => undefined);
  return () => log.mockRestore();
};

const meta: Meta = {
  title: 'Screens/Shell/Unexpected error',
  parameters: { layout: 'fullscreen' },
  beforeEach: quietly,
};

export default meta;

/** Throws until it has been fixed, as a page would whose data came back. */
function pageThatThrows(error: Error = new Error('The page is broken.')) {
  const state = { isFixed: false };
  function Page() {
    if (!state.isFixed) throw error;
    return <p style={{ padding: 28 }}>The page is back</p>;
  }
  return { Page, fix: () => Object.assign(state, { isFixed: true }) };
}

const broken = pageThatThrows();

export const Full: StoryObj = {
  name: '[SH-07] Full: a page threw: a way back and a retry',
  render: () => (
    <InShell session={marta} path="/joblist" routes={[{ path: '/joblist', Component: broken.Page }]} />
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Back to User Home' })).toHaveAttribute(
      'href',
      '/userhome',
    );
    await expect(screen.getByRole('button', { name: /profile menu/ })).toBeVisible();
  },
};

const wordy = pageThatThrows(
  new ApiError('rate_limited', LONG_SENTENCE, { status: 429, requestId: UNBROKEN }),
);

export const LongText: StoryObj = {
  name: '[SH-07] A long reason, with the reference that an administrator needs',
  render: () => (
    <InShell session={marta} path="/joblist" routes={[{ path: '/joblist', Component: wordy.Page }]} />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(UNBROKEN)).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

const fixable = pageThatThrows();

export const Retried: StoryObj = {
  name: '[SH-07] Retry shows the page once it works again',
  render: () => (
    <InShell session={marta} path="/joblist" routes={[{ path: '/joblist', Component: fixable.Page }]} />
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const retry = await screen.findByRole('button', { name: 'Retry' });

    fixable.fix();
    await userEvent.click(retry);

    await expect(await screen.findByText('The page is back')).toBeVisible();
  },
};
