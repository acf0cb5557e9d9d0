import { resumes } from '@shortlist/api-contract';
import { mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { blindResumes } from '../testing/blind-resumes.ts';
import { ResumesFrame } from '../testing/ResumesFrame.tsx';

const meta = {
  title: 'Screens/Resumes/Blind mode/List',
  component: ResumesFrame,
  args: { path: '/resumes', isBlind: true },
  parameters: { layout: 'fullscreen', msw: [mockResponse(resumes.list, { resumes: blindResumes })] },
} satisfies Meta<typeof ResumesFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blind: Story = {
  name: 'Blind mode: signs in the place of names, nothing to download',
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Candidate 7KQ2MD/ });
    await expect(canvas.getByPlaceholderText('Skill, title, or candidate ID')).toBeVisible();

    await userEvent.click(within(row).getByRole('button', { name: 'Actions for Candidate 7KQ2MD' }));

    await expect(await screen.findByRole('menuitem', { name: 'Details' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Download' })).toBeNull();
  },
};
