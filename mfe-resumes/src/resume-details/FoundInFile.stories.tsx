import { type Notice, resumes } from '@shortlist/api-contract';
import { aNotice, anInstruction, FORTY_TAGS, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ResumesFrame } from '../testing/ResumesFrame.tsx';
import { inesAsRead } from '../testing/sample-document.ts';
import { ines } from '../testing/sample-resumes.ts';

const meta = {
  title: 'Screens/Resumes/Resume details/Found in the file',
  component: ResumesFrame,
  args: { path: `/resumes/${ines.id}?view=text` },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResumesFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const found = (...notices: readonly Notice[]) => [
  mockResponse(resumes.get, { ...ines, notice_count: notices.length }),
  mockResponse(resumes.document, { ...inesAsRead, notices: [...notices] }),
];

export const FoundInTheFile: Story = {
  name: '[RS-01] What was found in the file is told with its words',
  parameters: { msw: found(aNotice(), anInstruction()) },
  play: async ({ canvas }) => {
    const note = within(await canvas.findByRole('region', { name: 'Check this file' }));
    await userEvent.click(note.getByRole('button', { name: 'Show' }));
    const [hidden, instruction] = note.getAllByRole('listitem');
    await expect(hidden).toHaveTextContent(/found: kubernetes aws.*They are not counted\. Page 1\./);
    await expect(instruction).toHaveTextContent(/Ignore the criteria above.*Page 2\./);
  },
};

export const FoundInTheFileNarrow: Story = {
  ...FoundInTheFile,
  name: 'What was found in the file, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const FoundLongText: Story = {
  name: 'What was found in the file, long text',
  parameters: {
    msw: found(aNotice({ text: `${UNBROKEN} ${FORTY_TAGS.join(' ')} ${UNBROKEN}`, page: null })),
  },
  play: async ({ canvas }) => {
    const note = within(await canvas.findByRole('region', { name: 'Check this file' }));
    await userEvent.click(note.getByRole('button', { name: 'Show' }));
    await expect(note.getByRole('listitem')).toHaveTextContent('They are not counted.');
  },
};
