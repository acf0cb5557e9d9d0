import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideRemotes } from '../loader/host.ts';
import { createLoader } from '../loader/loader.ts';
import { aReleaseSet, aRemote } from '../loader/testing/a-remote.ts';
import { fakeSource } from '../loader/testing/fake-source.ts';
import { createRegistry } from '../registry/registry.ts';
import { forgetTelemetry, onTelemetry } from '../telemetry/outbox.ts';
import { createPageGuard, type PageGuard } from './page-guard.ts';

const heard = vi.fn();
let stop: () => void;
let guard: PageGuard;

beforeEach(() => {
  heard.mockReset();
  document.head.innerHTML = '<title>Shortlist</title>';
  stop = onTelemetry(heard);
  guard = createPageGuard();
});
afterEach(() => {
  guard.close();
  stop();
  forgetTelemetry();
  vi.restoreAllMocks();
});

/** Each case has a remote of its own: a page reports each sign of a remote once. */
function aGuardedRemote(name: string) {
  const remote = aRemote({ name, team: 'Jobs' });
  provideRemotes({
    registry: createRegistry(aReleaseSet(remote)),
    loader: createLoader({ source: fakeSource() }),
  });
  return remote;
}

test('[TM-05] the title, a global, and a style sheet of the page are put back, and their remote is named', () => {
  const remote = aGuardedRemote('mfe_first');
  guard.accept();
  document.head.querySelector('title')?.replaceChildren('Buy now');
  Object.assign(Array.prototype, { last: () => undefined });
  document.adoptedStyleSheets.push(new CSSStyleSheet());

  guard.settle(remote);

  expect(document.title).toBe('Shortlist');
  expect('last' in Array.prototype).toBe(false);
  expect(document.adoptedStyleSheets).toHaveLength(0);
  expect(heard.mock.calls.map(([{ sign, detail, remote: name }]) => [name, sign, detail])).toEqual([
    ['mfe_first', 'changed_global', 'Changed Array.prototype.last. Put back.'],
    ['mfe_first', 'changed_title', 'Changed the title. Put back.'],
    ['mfe_first', 'changed_styles', 'Changed adoptedStyleSheets. Put back.'],
  ]);
});

test('[TM-05] what the shell writes in a remote’s turn stays, as the title of its page', () => {
  const remote = aGuardedRemote('mfe_second');
  document.title = 'Plans · Shortlist';

  guard.settle(remote);

  expect(document.title).toBe('Plans · Shortlist');
  expect(heard).not.toHaveBeenCalled();
});

test('what changed before a remote had its turn is nobody’s', () => {
  const remote = aGuardedRemote('mfe_third');
  const { parse } = JSON;
  JSON.parse = (...given) => parse(...given);

  guard.accept();
  guard.settle(remote);

  expect(heard).not.toHaveBeenCalled();
  expect(JSON.parse).not.toBe(parse);
  JSON.parse = parse;
});

test('[TM-05] a rule of a remote for what the shell draws is taken out; what it writes for itself stays', () => {
  const remote = aGuardedRemote('mfe_fourth');
  document.body.innerHTML =
    '<header>Shell</header><div class="mfe_fourth-a-1"><header class="mfe_fourth-title-1">Own</header></div>';
  const sheet = new CSSStyleSheet();
  sheet.insertRule('.shell-header-1 { color: black }');
  document.adoptedStyleSheets = [sheet];
  guard.close();
  guard = createPageGuard();
  sheet.insertRule('header { color: black }', 1);
  sheet.insertRule('.mfe_fourth-title-1 { color: black }', 2);
  sheet.insertRule('@font-face { font-family: "Schibsted Grotesk" }', 3);

  guard.settle(remote);

  expect([...sheet.cssRules].map(({ cssText }) => cssText.split(' ')[0])).toEqual([
    '.shell-header-1',
    '.mfe_fourth-title-1',
  ]);
  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({ sign: 'changed_styles', remote: 'mfe_fourth' }),
  );
  document.adoptedStyleSheets = [];
});
