import { useBreadcrumbs } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';
import { PLACE_GROUPS } from './places.ts';

const meta: Meta = { title: 'Screens/Shell/Menu', parameters: { layout: 'fullscreen' } };

export default meta;

function JobPage(): ReactElement {
  useBreadcrumbs([{ label: 'Job Positions', href: '/joblist' }, { label: 'Senior Backend Engineer' }]);
  return <h1 style={{ padding: 28 }}>Senior Backend Engineer</h1>;
}

const routes = [{ path: '/joblist/:id', Component: JobPage }];
const overlays = within(document.body);

const everyPlace = Object.fromEntries(
  PLACE_GROUPS.flatMap(({ places }) => places.flatMap(({ widgets = [] }) => widgets)).map((id) => [id, null]),
);

const menu = (canvasElement: HTMLElement) => within(canvasElement).findByRole('navigation', { name: 'Menu' });

export const EveryPlace: StoryObj = {
  name: '[ND-02] [FR-01] The menu leads to every place, and marks the one that the page belongs to',
  render: () => <InShell session={marta} path="/joblist/7" routes={routes} widgets={everyPlace} />,
  play: async ({ canvasElement }) => {
    const places = within(await menu(canvasElement));
    await expect(places.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home Dashboard',
      'Upload',
      'Analyze',
      'Job Positions',
      'Tracking',
      'Match Score',
      'Position Management',
      'Resumes',
      'Resume Score',
      'Resume Management',
      'Plans',
      'Tutorial',
      'Contact Us',
      'Old Dashboard',
    ]);
    await expect(places.getByRole('link', { name: 'Job Positions' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Collapsed: StoryObj = {
  ...EveryPlace,
  name: '[ND-02] [FR-01] The menu collapses to icons, and stays so',
  beforeEach: () => {
    localStorage.removeItem('sidebar-collapsed');
    return () => localStorage.removeItem('sidebar-collapsed');
  },
  play: async ({ canvasElement }) => {
    const places = within(await menu(canvasElement));
    await userEvent.click(places.getByRole('button', { name: 'Collapse sidebar' }));
    await expect(places.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(localStorage.getItem('sidebar-collapsed')).toBe('true');
  },
};

export const Drawer: StoryObj = {
  ...EveryPlace,
  name: '[ND-02] [FR-01] Narrow: the menu is a drawer, opened from the header',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    await userEvent.click(await header.findByRole('button', { name: 'Menu' }));
    const drawer = within(await overlays.findByRole('dialog', { name: 'Menu' }));
    await expect(drawer.getByRole('link', { name: 'Resume Management' })).toBeVisible();
  },
};
