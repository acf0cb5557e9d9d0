import { expect, spyOn, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';

const routes = [{ path: '/userhome', Component: () => <h1 style={{ padding: 28 }}>User Home</h1> }];

const meta: Meta = {
  title: 'Screens/Shell/Offline',
  parameters: { layout: 'fullscreen' },
  render: () => <InShell session={marta} path="/userhome" routes={routes} />,
};

export default meta;

export const Full: StoryObj = {
  name: '[FR-07] Without a connection it says so at once, and what becomes of changes',
  beforeEach: () => {
    const connection = spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    return () => connection.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const text = "You're offline. Changes are sent when you're back online.";
    const screen = within(canvasElement);
    await screen.findByRole('heading', { name: 'User Home' });
    await expect(screen.queryByText(text)).toBeNull();

    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));

    await expect(await screen.findByText(text)).toBeVisible();
  },
};

export const Narrow: StoryObj = {
  ...Full,
  name: '[FR-07] Without a connection, narrow',
  globals: { viewport: { value: 'narrow' } },
};
