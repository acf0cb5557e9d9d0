import type { Page } from 'playwright-core';

export interface Account {
  email: string;
  username: string;
  password: string;
}

/** The account that comes with the demo data. */
export const demoRecruiter: Account = {
  email: 'recruiter@example.com',
  username: 'Robin',
  password: 'demo-password',
};

/** The administrator that comes with the demo data. */
export const demoAdmin: Account = {
  email: 'admin@example.com',
  username: 'Alex',
  password: 'demo-password',
};

/** An account that nobody else has. */
export function aNewAccount(username = 'Ada'): Account {
  return {
    email: `${username.toLowerCase()}-${crypto.randomUUID()}@example.org`,
    username,
    password: 'a long password',
  };
}

/** Signs up by the form, and waits for the dashboard that follows. */
export async function signUp(page: Page, { email, username, password }: Account): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.waitForURL('**/userhome');
}

/** Fills the login form where it stands and sends it. */
export async function fillLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

/** Signs in without the form: for journeys that are about something else. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  const reply = await page.request.post('/api/auth/login', { data: { email, password } });
  if (!reply.ok()) throw new Error(`${email} could not sign in: ${await reply.text()}`);
}

/** The button that opens the menu of somebody who is signed in. */
export function profileButton(page: Page, username: string) {
  return page.getByRole('button', { name: `Profile menu for ${username}` });
}

/** Opens the menu and chooses an entry. */
export async function chooseFromMenu(page: Page, username: string, entry: string): Promise<void> {
  await profileButton(page, username).click();
  await page.getByRole('menuitem', { name: entry }).click();
}
