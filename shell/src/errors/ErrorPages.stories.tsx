import { expect, spyOn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../shared/shell-stories.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta: Meta = { title: 'Screens/Shell/Errors', parameters: { layout: 'fullscreen' } };

export default meta;

export const NotFound: StoryObj = {
  name: '[SH-07] An unknown path, inside the layout',
  render: () => (
    <InShell session={marta} path="/no/such/page" routes={[{ path: '/no/*', Component: NotFoundPage }]} />
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible();
    await expect(screen.getByRole('main')).toHaveTextContent('/no/such/page');
    await expect(screen.getByRole('button', { name: /profile menu/ })).toBeVisible();
  },
};

/** Throws until it has been mended, as a page would whose data came back. */
function pageThatThrows() {
  const state = { isMended: false };
  function Page() {
    if (!state.isMended) throw new Error('The page is broken.');
    return <p style={{ padding: 28 }}>The page is back</p>;
  }
  return { Page, mend: () => Object.assign(state, { isMended: true }) };
}

/** React and the router log what a page throws; here it is thrown on purpose. */
const quietly = () => {
  const log = spyOn(console, 'error').mockImplementation(() => undefined);
  return () => log.mockRestore();
};

const broken = pageThatThrows();

export const Unexpected: StoryObj = {
  name: '[SH-07] A page threw: a way back and a retry',
  beforeEach: quietly,
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

const mendable = pageThatThrows();

export const Retried: StoryObj = {
  name: '[SH-07] Retry shows the page once it works again',
  beforeEach: quietly,
  render: () => (
    <InShell session={marta} path="/joblist" routes={[{ path: '/joblist', Component: mendable.Page }]} />
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const retry = await screen.findByRole('button', { name: 'Retry' });

    mendable.mend();
    await userEvent.click(retry);

    await expect(await screen.findByText('The page is back')).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Unexpected, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
