import { join } from 'node:path';
import { type EndpointDefinition, endpoints } from '@shortlist/api-contract';
import { job, resume } from '@shortlist/api-contract/testing/answers';
import type { Locator, Page } from 'playwright-core';

/** A screen that sends something to /api, and what a person sees of it on the way. */
export interface FormScreen {
  /** With the ids of the rows that it shows. */
  name: string;
  path: string;
  isForAnyone?: boolean;
  fill: (page: Page) => Promise<void>;
  /** What is pressed, and what it says while the call is under way. */
  button: string;
  pending: string;
  call: EndpointDefinition;
  /** Matches what is said of a server that fails, and of one that does not answer. */
  failed: RegExp;
  /** What was filled in, and must still stand there. */
  kept: (page: Page) => Locator;
  done: (page: Page) => Locator;
}

const BLAMES = /Something went wrong\. Please try again|Couldn't reach the server\./;

const fixture = join(import.meta.dirname, '../fixtures/google-docs-skia-proxy-two-column.pdf');

/** Every screen whose content is a form. */
export const formScreens: readonly FormScreen[] = [
  {
    name: '[AU-01, AU-04] login',
    path: '/login',
    isForAnyone: true,
    fill: async (page) => {
      await page.getByLabel('Email').fill('ada@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a long password');
    },
    button: 'Login',
    pending: 'Logging in...',
    call: endpoints.auth.login,
    failed: BLAMES,
    kept: (page) => page.getByLabel('Email').and(page.locator('[value="ada@example.com"]')),
    done: (page) => page.getByRole('heading', { level: 1, name: 'Welcome back, Ada' }),
  },
  {
    name: '[AU-02, AU-04] sign-up',
    path: '/signup',
    isForAnyone: true,
    fill: async (page) => {
      await page.getByLabel('Email').fill('ada@example.com');
      await page.getByLabel('Username').fill('Ada');
      await page.getByLabel('Password', { exact: true }).fill('a long password');
      await page.getByLabel('Confirm Password').fill('a long password');
    },
    button: 'Sign Up',
    pending: 'Creating account...',
    call: endpoints.auth.signup,
    failed: BLAMES,
    kept: (page) => page.getByLabel('Username').and(page.locator('[value="Ada"]')),
    done: (page) => page.getByRole('heading', { level: 1, name: 'Welcome back, Ada' }),
  },
  {
    name: '[JB-02] a new job',
    path: '/joblist/new',
    fill: (page) => page.getByLabel('Title').fill(job.title),
    button: 'Create Job',
    pending: 'Creating...',
    call: endpoints.jobs.create,
    failed: BLAMES,
    kept: (page) => page.getByLabel('Title').and(page.locator(`[value="${job.title}"]`)),
    done: (page) => page.getByRole('heading', { level: 1, name: job.title }),
  },
  {
    name: '[JB-04] a changed job',
    path: `/joblist/edit/${job.id}`,
    fill: (page) => page.getByLabel('Title').fill('Staff Engineer'),
    button: 'Save Changes',
    pending: 'Saving...',
    call: endpoints.jobs.update,
    failed: /Failed to update job\. Please try again\./,
    kept: (page) => page.getByLabel('Title').and(page.locator('[value="Staff Engineer"]')),
    done: (page) => page.getByText('Job updated successfully!'),
  },
  {
    name: '[RS-03] a new name of a resume',
    path: `/resumes/${resume.id}/edit`,
    fill: (page) => page.getByLabel('File Name').fill('ines.pdf'),
    button: 'Save',
    pending: 'Saving...',
    call: endpoints.resumes.update,
    failed: /Failed to update resume\. Please try again\.|Something went wrong\. Please try again\./,
    kept: (page) => page.getByLabel('File Name').and(page.locator('[value="ines.pdf"]')),
    done: (page) => page.getByText('Resume updated successfully!'),
  },
  {
    name: '[RS-02] the upload of a resume',
    path: '/resumes/new',
    fill: (page) => page.locator('input[type=file]').setInputFiles(fixture),
    button: 'Upload 1 resume',
    pending: 'Uploading...',
    call: endpoints.resumes.upload,
    failed: /Upload failed: /,
    kept: (page) => page.getByText('google-docs-skia-proxy-two-column.pdf').first(),
    done: (page) => page.getByText('1 resume uploaded'),
  },
  {
    name: '[PR-01] another username',
    path: '/user-profile',
    fill: (page) => page.getByLabel('Username').fill('Countess'),
    button: 'Save Changes',
    pending: 'Saving...',
    call: endpoints.users.update,
    failed: BLAMES,
    kept: (page) => page.getByLabel('Username').and(page.locator('[value="Countess"]')),
    done: (page) => page.getByText('Username updated successfully!'),
  },
];
