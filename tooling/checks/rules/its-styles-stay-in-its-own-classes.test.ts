import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aRemoteRelease } from '../../../shell/server/testing/released.ts';
import { aContext } from '../testing/a-context.ts';
import { itsStylesStayInItsOwnClasses as rule } from './its-styles-stay-in-its-own-classes.ts';

/** What the rule says of a remote with this style sheet. */
async function judge(css: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'styles-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'list.1.css'), css);
  const release = aRemoteRelease({ sizes: { 'remoteEntry.js': 1, 'list.1.css': css.length } });
  const problems = await rule.check(aContext(release, { folder }));
  return problems.map(({ what }) => what);
}

test.each([
  ['a class', '.mfe_jobs-list-1{gap:1px}'],
  ['what is inside it', '@layer app{.mfe_jobs-list-1 li:hover>a{gap:1px}}'],
  ['what stands before it', ':root[data-theme=dark] .mfe_jobs-list-1{gap:1px}'],
  ['a nested element', '.mfe_jobs-list-1{& li{gap:1px}&:hover{gap:2px}}'],
  ['a choice of classes', ':is(.mfe_jobs-a-1,.mfe_jobs-b-1) p{gap:1px}'],
  ['a sibling inside of it', '.mfe_jobs-list-1 li+li{gap:1px}'],
  ['a sibling that is its own', '.mfe_jobs-list-1~.mfe_jobs-note-1 b{gap:1px}'],
  ['what the shell says above it', '#root[data-wide]~div .mfe_jobs-list-1{gap:1px}'],
  ['a font of its own', '@font-face{font-family:mfe_jobs-icons;src:url(icons.woff2)}'],
  ['an animation of its own', '@keyframes mfe_jobs-fade-1{from{opacity:0}}'],
])('%s of the remote is good', async (_what, css) => {
  expect(await judge(css)).toEqual([]);
});

test.each([
  ['an element', 'p{gap:1px}', 'p'],
  ['everything', '@media (width<640px){*{gap:1px}}', '*'],
  ['the root', '@layer app{:root{--gap:1px}}', ':root'],
  ['another remote', '.mfe_ai-list-1{gap:1px}', '.mfe_ai-list-1'],
  ['one of several', '.mfe_jobs-list-1,ul{gap:1px}', '.mfe_jobs-list-1,ul'],
  ['a choice that is not all its own', ':is(.mfe_jobs-a-1,p) b{gap:1px}', ':is(.mfe_jobs-a-1,p) b'],
  ['what has no class of it', 'p:not(.mfe_jobs-a-1){gap:1px}', 'p:not(.mfe_jobs-a-1)'],
  ['what is around it', 'body:has(.mfe_jobs-a-1){gap:1px}', 'body:has(.mfe_jobs-a-1)'],
  ['what follows it', '.mfe_jobs-list-1~p{gap:1px}', '.mfe_jobs-list-1~p'],
  ['the element after it', '.mfe_jobs-list-1 + main{gap:1px}', '.mfe_jobs-list-1 + main'],
  ['what is inside of a sibling', '.mfe_jobs-list-1~* p{gap:1px}', '.mfe_jobs-list-1~* p'],
  ['a sibling of what a nested rule is in', '.mfe_jobs-list-1{&+main{gap:1px}}', '&+main'],
  ['an element by its id', '#header{gap:1px}', '#header'],
  ['a font that others use', '@font-face{font-family:Schibsted Grotesk;src:url(a.woff2)}', '@font-face'],
  ['an animation that anybody could name', '@keyframes fade{from{opacity:0}}', '@keyframes fade'],
])('[TM-05] a style for %s is refused with its file and its words', async (_what, css, words) => {
  expect(await judge(css)).toEqual([`list.1.css: ${words} is not bound to a class of mfe_jobs.`]);
});
