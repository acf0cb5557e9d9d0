import type { Page } from 'playwright-core';

/** Something that a recruiter does with a list. */
export interface Step {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
}

/** A list, and what is done with it, in this order. */
export interface ListVisit {
  readonly name: string;
  /** Where it is opened from. */
  readonly start: (jobId: string) => string;
  readonly steps: readonly Step[];
}

const PATIENCE_MS = 180_000;

const opened = (link: string, heading: string): Step => ({
  name: 'open',
  async act(page) {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).first().click();
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.getByRole('row').nth(1).waitFor();
  },
});

/** Goes down as a fast hand does, through every page, until there is no more. */
const scrolled: Step = {
  name: 'scroll to the end',
  act: (page) => page.evaluate(scrollToEnd),
};

const searched = (field: string, words: string): Step => ({
  name: `search "${words}"`,
  async act(page) {
    await page.getByRole('searchbox', { name: field }).click();
    await page.keyboard.type(words, { delay: 110 });
  },
});

const cleared = (field: string): Step => ({
  name: 'clear the search',
  async act(page) {
    await page.getByRole('searchbox', { name: field }).press('Escape');
  },
});

const sorted = (option: string): Step => ({
  name: `sort: ${option}`,
  async act(page) {
    await page.getByRole('search').getByRole('button', { name: /Sort/ }).click();
    await page.getByRole('option', { name: option }).click();
  },
});

const filtered = (choice: string): Step => ({
  name: `filter: ${choice}`,
  // The label takes the click of the radio.
  act: (page) => page.getByRole('search').getByText(choice, { exact: true }).click(),
});

const pressed = (name: string, button: string | RegExp): Step => ({
  name,
  act: (page) => page.getByRole('main').getByRole('button', { name: button }).first().click(),
});

const SEARCH = 'Search resumes';

/** Every list of the product. */
export const LISTS: readonly ListVisit[] = [
  {
    name: 'Job Positions',
    start: () => '/new-dashboard',
    steps: [
      opened('See All positions', 'Job Positions'),
      scrolled,
      searched('Search positions', 'engineer 7'),
      cleared('Search positions'),
      sorted('Title A-Z'),
      filtered('Inactive'),
    ],
  },
  {
    name: 'Resumes',
    start: () => '/userhome',
    steps: [
      { ...opened('See All', 'Resumes'), act: openResumes },
      scrolled,
      searched(SEARCH, 'engineer'),
      cleared(SEARCH),
      sorted('Name A-Z'),
      filtered('Reserve'),
    ],
  },
  {
    name: 'Select Resumes',
    start: (jobId) => `/joblist/${jobId}`,
    steps: [
      opened('Batch Match Multiple Resumes', 'Select Resumes to Match'),
      scrolled,
      { name: 'select all', act: (page) => page.getByText(/^Select all/).click() },
      { name: 'select one less', act: (page) => page.getByRole('row').nth(3).getByRole('checkbox').click() },
      searched(SEARCH, 'engineer'),
      cleared(SEARCH),
    ],
  },
  {
    name: 'Batch results',
    start: (jobId) => `/jobs/${jobId}/select_resumes_batch`,
    steps: [
      { name: 'choose 250', act: chooseMany },
      { name: 'match them', act: matchMany },
      scrolled,
      {
        name: 'choose two to compare',
        async act(page) {
          await page.getByRole('row').nth(1).getByRole('checkbox').click();
          await page.getByRole('row').nth(2).getByRole('checkbox').click();
        },
      },
      pressed('compare', 'Compare 2'),
    ],
  },
  {
    name: 'Match history',
    start: () => '/new-dashboard',
    steps: [
      {
        name: 'open',
        async act(page) {
          await page.getByRole('link', { name: 'Old Dashboard' }).click();
          await page
            .getByRole('region', { name: /Engineer/ })
            .first()
            .waitFor({ timeout: PATIENCE_MS });
        },
      },
      scrolled,
      pressed('all of a position', /^Show all/),
    ],
  },
  {
    name: 'Home Dashboard',
    start: () => '/userhome',
    steps: [
      {
        name: 'open',
        async act(page) {
          await page.getByRole('link', { name: 'Go to New Dashboard' }).click();
          await page.getByRole('table').first().waitFor();
        },
      },
      scrolled,
    ],
  },
];

async function openResumes(page: Page): Promise<void> {
  await page.locator('a[href="/resumes"]').first().click();
  await page.getByRole('heading', { name: 'Resumes', level: 1 }).waitFor();
  await page.getByRole('row').nth(1).waitFor();
}

async function chooseMany(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show More' });
  for (
    let rows = 0;
    rows < 250 && (await more.isVisible());
    rows = (await page.getByRole('row').count()) - 1
  ) {
    await more.click();
    await page.waitForFunction((before) => document.querySelectorAll('tr').length - 1 > before, rows);
  }
  await page.getByText(/^Select all/).click();
}

async function matchMany(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Match \d+ resume/ }).click();
  await page.getByText(/\d+ resumes?: \d+ scored/).waitFor({ timeout: PATIENCE_MS });
}

/**
 * Runs in the page: 400 px a frame, and the button for more whenever the end is reached, twenty times at most. It is
 * the end when nothing has moved for forty frames.
 */
async function scrollToEnd(): Promise<void> {
  let [still, presses] = [0, 0];
  while (still < 40) {
    const before = scrollY;
    scrollBy(0, 400);
    const more = [...document.querySelectorAll('button')].find(({ textContent }) =>
      /(Show|Load) more|^Loading/.test(textContent.trim()),
    );
    const canPress = more?.ariaDisabled !== 'true' && more?.ariaBusy !== 'true' && !more?.disabled;
    still = scrollY > before || (more && presses < 20) ? 0 : still + 1;
    if (more && canPress && scrollY === before && presses < 20) {
      presses += 1;
      more.click();
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
