import { ArrowLeft } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { NavigationProvider } from './NavigationProvider.tsx';

const guidance: Guidance = {
  dos: [
    'Put it once around everything, with the navigate of the router.',
    'Give every component a plain href: a new tab and a copied address go on working.',
  ],
  donts: ['Do not navigate in onPress: a link is a link.', 'Do not wrap parts of a page in another one.'],
  keyboard: [['Enter', 'On any link in it: goes there without loading the page.']],
};

const meta = {
  title: 'Navigation/NavigationProvider',
  tags: ['autodocs'],
  parameters: { guidance },
  component: NavigationProvider,
  args: { navigate: fn(), children: <Link href="/plans?from=story">Plans</Link> },
} satisfies Meta<typeof NavigationProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Plans' }));
    await expect(args.navigate).toHaveBeenCalledWith('/plans?from=story');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Plans' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');

    await expect(args.navigate).toHaveBeenCalledWith('/plans?from=story');
  },
};

const everything: Story = {
  args: {
    children: (
      <Stack>
        <Breadcrumbs items={[{ label: 'Jobs', href: '/joblist' }, { label: 'Embedded Engineer' }]} />
        <Link href="/plans?from=story">Plans</Link>
        <ButtonLink href="/joblist" icon={<ArrowLeft aria-hidden />}>
          Back to Jobs
        </ButtonLink>
      </Stack>
    ),
  },
};

export const Dark: Story = { ...everything, globals: { theme: 'dark' } };

export const Narrow: Story = { ...everything, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...everything, globals: { direction: 'rtl' } };
