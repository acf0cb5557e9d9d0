import { expect, test } from 'vitest';
import { aRemote } from '../loader/testing/a-remote.ts';
import { remoteOfElement } from './remote-of-element.ts';

const remotes = [aRemote(), aRemote({ name: 'mfe_ai' })];

function elementIn(html: string): Element {
  document.body.innerHTML = html;
  const found = document.querySelector('[data-here]');
  if (!found) throw new Error('The page has no such element.');
  return found;
}

test('the nearest class of a remote on the way up names it, through components of the design system', () => {
  const inside = elementIn(
    '<main class="shell-main-1"><div class="mfe_jobs-page-2"><div class="mfe_ai-card-3"><p class="shell-Card-4" data-here>x</p></div></div></main>',
  );

  expect(remoteOfElement(inside, remotes)?.name).toBe('mfe_ai');
});

test("what stands in the shell's own layout belongs to no remote", () => {
  expect(
    remoteOfElement(elementIn('<header class="shell-header-1"><b data-here>x</b></header>'), remotes),
  ).toBe(undefined);
});

test('the text of an element belongs to who drew the element', () => {
  const { firstChild } = elementIn('<p class="mfe_jobs-title-1" data-here>Positions</p>');

  expect(firstChild && remoteOfElement(firstChild, remotes)?.name).toBe('mfe_jobs');
});
