import { jobs, resumes } from '@shortlist/api-contract';
import { UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { StoryObj } from 'storybook-react-rsbuild';
import { aboutPosition, position } from './handlers.ts';
import { wordyResumes } from './unusual-resumes.ts';

/** The states that every page with a resume picker shows alike. */

export const loading: StoryObj = {
  parameters: { msw: { handlers: [mockPending(resumes.list), mockPending(jobs.get)] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Loading resumes')).toBeVisible();
  },
};

export const empty: StoryObj = {
  parameters: { msw: { handlers: aboutPosition([]) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No resumes uploaded yet.')).toBeVisible();
  },
};

export const failed: StoryObj = {
  parameters: {
    msw: {
      handlers: [mockError(resumes.list, 'internal', { error: 'x' }), mockResponse(jobs.get, position)],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Failed to load resumes')).toBeVisible();
  },
};

/** The resume without a blank in its name is chosen. */
export const longText = (control: 'checkbox' | 'radio'): StoryObj => ({
  parameters: { msw: { handlers: aboutPosition(wordyResumes) } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole(control, { name: new RegExp(UNBROKEN) }));
  },
});
