import { findRemoteHost } from '../loader/host.ts';
import type { RemoteInSet } from '../registry/release-set.ts';
import { remoteOfElement } from '../telemetry/remote-of-element.ts';
import { callerOfStack, remoteOfStack, reportRuntimeIssue } from '../telemetry/report.ts';
import { findCover } from './covered-header.ts';
import { type GuardedName, guardWrites } from './guarded-writes.ts';
import { type Change, type SharedObjects, watchSharedObjects } from './shared-objects.ts';
import { type StrayRule, type StyleWatch, watchStyles } from './stray-rules.ts';

/** Keeps what all code of the page shares as it was before remotes came. */
export interface PageGuard {
  /** What has changed since the last look is nobody's fault: it stays. */
  accept(): void;
  /** What has changed since the last look was changed by a remote: it is put back and reported. */
  settle(remote: RemoteInSet): void;
  /** Looks at what a part of a remote does to the page that is drawn. */
  inspect(remote: RemoteInSet): void;
  close(): void;
}

interface Expected {
  title: string;
  sheets: readonly CSSStyleSheet[];
}

const look = (): Expected => ({ title: document.title, sheets: [...document.adoptedStyleSheets] });

/** Takes the picture of a page. Called before anything of a remote is run. */
export function createPageGuard(): PageGuard {
  let expected = look();
  const closeWrites = guardWrites(callerOfStack, (name, refused) => {
    if (refused) reportRuntimeIssue(SIGN_OF[name] ?? 'changed_global', `Wrote to ${name}. Refused.`, refused);
    else if (name === 'title') expected.title = document.title;
    else if (name === 'adoptedStyleSheets') expected.sheets = [...document.adoptedStyleSheets];
  });
  const objects: SharedObjects = watchSharedObjects();
  const styles: StyleWatch = watchStyles({
    ofSheet: (address) => remoteOfStack(`${address}:1:1`),
    ofElement: (element) => remoteOfElement(element, remotesOfPage()),
  });

  return {
    accept: () => {
      objects.accept();
      expected = look();
      putBackRules(styles.added(undefined));
    },
    settle: (remote) => {
      putBack('changed_global', objects.changes(), remote);
      putBack('changed_title', titleChange(expected), remote);
      putBack('changed_styles', sheetChange(expected), remote);
      putBackRules(styles.added(remote));
    },
    inspect: (remote) => {
      putBackRules(styles.inForce(remote));
      const cover = findCover(remotesOfPage());
      if (cover) putBack('changed_styles', [cover], cover.remote);
    },
    close: closeWrites,
  };
}

const remotesOfPage = (): readonly RemoteInSet[] => findRemoteHost()?.registry.releases.remotes ?? [];

type Sign = 'changed_global' | 'changed_title' | 'changed_styles';

const SIGN_OF: Partial<Record<GuardedName, Sign>> = {
  title: 'changed_title',
  adoptedStyleSheets: 'changed_styles',
};

function putBack(sign: Sign, changes: readonly Change[], remote: RemoteInSet): void {
  if (changes.length === 0) return;
  const stayed = changes.filter(({ undo }) => !undo());
  const rest = stayed.length > 0 ? `Can't be put back: ${namesOf(stayed)}.` : 'Put back.';
  reportRuntimeIssue(sign, `Changed ${namesOf(changes)}. ${rest}`.slice(0, 300), remote);
}

const namesOf = (changes: readonly Change[]): string => changes.map(({ what }) => what).join(', ');

function putBackRules(rules: readonly StrayRule[]): void {
  for (const rule of rules) putBack('changed_styles', [rule], rule.remote);
}

function titleChange({ title }: Expected): Change[] {
  if (document.title === title) return [];
  const undo = (): boolean => {
    document.title = title;
    return document.title === title;
  };
  return [{ what: 'the title', undo }];
}

function sheetChange({ sheets }: Expected): Change[] {
  const now = document.adoptedStyleSheets;
  if (now.length === sheets.length && sheets.every((sheet, index) => now[index] === sheet)) return [];
  const undo = (): boolean => {
    document.adoptedStyleSheets = [...sheets];
    return true;
  };
  return [{ what: 'adoptedStyleSheets', undo }];
}
