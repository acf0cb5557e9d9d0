import { UNBROKEN } from '@shortlist/api-contract/testing';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const routes = [{ path: '/no/*', Component: NotFoundPage }];

const meta: Meta = { title: 'Screens/Shell/Not found', parameters: { layout: 'fullscreen' } };

export default meta;

export const Full: StoryObj = {
  name: '[SH-07] Full: an unknown path, inside the layout',
  render: () => <InShell session={marta} path="/no/such/page" routes={routes} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(screen.getByRole('main')).toHaveTextContent('/no/such/page');
    await expect(screen.getByRole('button', { name: /profile menu/ })).toBeVisible();
  },
};

export const LongText: StoryObj = {
  render: () => <InShell session={marta} path={`/no/${UNBROKEN.repeat(3)}`} routes={routes} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
