import { resumes } from '@shortlist/api-contract';
import { aResume, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { answerPage, mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ResumesFrame } from '../testing/ResumesFrame.tsx';
import { ines } from '../testing/sample-resumes.ts';

let sent: unknown = null;

const meta = {
  title: 'Screens/Resumes/Rename resume',
  component: ResumesFrame,
  args: { path: `/resumes/${ines.id}/edit` },
  parameters: {
    layout: 'fullscreen',
    msw: [
      mockResponse(resumes.get, ines),
      mockResponse(resumes.list, { resumes: [ines] }),
      mockResponse(resumes.update, async (request) => {
        sent = await request.json();
        return ines;
      }),
    ],
  },
  beforeEach: () => {
    sent = null;
  },
} satisfies Meta<typeof ResumesFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[RS-03] Full',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /File Name/ })).toHaveValue(ines.file_name);
  },
};

export const Loading: Story = {
  parameters: { msw: [mockPending(resumes.get)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading resume')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockError(resumes.get, 'unavailable', { error: 'The server is being restarted.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByText(/Something went wrong/)).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      mockResponse(
        resumes.get,
        aResume({ id: ines.id, candidate_name: LONG_NAME, file_name: `${UNBROKEN}.pdf` }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /File Name/ })).toHaveValue(`${UNBROKEN}.pdf`);
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Saving: Story = {
  name: '[RS-03] While it is saved',
  parameters: { msw: [mockResponse(resumes.get, ines), mockPending(resumes.update)] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /File Name/ }), '2{Enter}');

    await expect(await canvas.findByRole('button', { name: /Saving\.\.\./ })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { msw: [mockError(resumes.get, 'not_found', { error: 'There is no such resume.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Resume not found or you are not authorized.')).toBeVisible();
  },
};

export const Saved: Story = {
  name: '[RS-03] A new name is saved and the list follows',
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /File Name/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'ines.pdf{Enter}{Enter}');

    await waitFor(() => expect(sent).toEqual({ file_name: 'ines.pdf' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resumes' })).toBeVisible();
  },
};

export const WithoutName: Story = {
  name: '[RS-03] A name is required',
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: /File Name/ }));

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));

    await expect(await canvas.findByText('File name is required.')).toBeVisible();
    await expect(sent).toBeNull();
  },
};

export const Refused: Story = {
  name: '[RS-03] The server refuses',
  parameters: {
    msw: [
      mockResponse(resumes.get, ines),
      mockError(resumes.update, 'not_found', { error: 'There is no such resume.' }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /File Name/ }), '2{Enter}');

    await expect(await canvas.findByText('Failed to update resume. Please try again.')).toBeVisible();
  },
};

export const BadGateway: Story = {
  name: '[RS-03] The server does not answer, but something before it',
  parameters: { msw: [mockResponse(resumes.get, ines), answerPage(resumes.update, 502)] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /File Name/ }), '2{Enter}');

    await expect(await canvas.findByText('Something went wrong. Please try again.')).toBeVisible();
  },
};
