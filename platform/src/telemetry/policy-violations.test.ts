import { beforeEach, expect, test } from 'vitest';
import { provideRemotes } from '../loader/host.ts';
import { createLoader } from '../loader/loader.ts';
import { aReleaseSet, aRemote } from '../loader/testing/a-remote.ts';
import { fakeSource } from '../loader/testing/fake-source.ts';
import { createRegistry } from '../registry/registry.ts';
import type { TelemetryEvent } from './events.ts';
import { forgetTelemetry, onTelemetry } from './outbox.ts';
import { reportPolicyViolations } from './policy-violations.ts';

let page: Document;

beforeEach(() => {
  forgetTelemetry();
  page = document.implementation.createHTMLDocument();
  reportPolicyViolations(page);
});

/** The page as the browser tells it what the policy has refused. Returns what was reported of it. */
function violate(remote: ReturnType<typeof aRemote>, violation: Partial<SecurityPolicyViolationEvent>) {
  const registry = createRegistry(aReleaseSet(remote));
  provideRemotes({ registry, loader: createLoader({ source: fakeSource() }) });
  const reports: TelemetryEvent[] = [];
  const stop = onTelemetry((event) => reports.push(event));
  page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  stop();
  return reports;
}

test('what a file of a remote asked for against the policy is reported to its team', () => {
  const remote = aRemote({
    name: 'mfe_asks',
    entry: 'https://asks.example/assets/mfe-asks/1/remoteEntry.js',
  });

  const reports = violate(remote, {
    sourceFile: 'https://asks.example/assets/mfe-asks/1/list.1.js',
    lineNumber: 1,
    columnNumber: 20,
    blockedURI: 'https://tracker.example/collect?user=7',
    effectiveDirective: 'connect-src',
  });

  expect(reports).toEqual([
    {
      kind: 'sign',
      sign: 'policy',
      detail: 'connect-src refused tracker.example.',
      remote: 'mfe_asks',
      version: remote.version,
      team: 'Jobs',
    },
  ]);
});

test('a file of a remote that may not be fetched is the remote’s, whoever asked for it', () => {
  const remote = aRemote({ name: 'mfe_far', entry: 'https://far.example/assets/mfe-far/1/remoteEntry.js' });

  const reports = violate(remote, {
    sourceFile: '',
    blockedURI: 'https://far.example/assets/mfe-far/1/remoteEntry.js',
    effectiveDirective: 'script-src-elem',
  });

  expect(reports).toMatchObject([{ remote: 'mfe_far', detail: 'script-src-elem refused far.example.' }]);
});

test('what an extension of the browser does is not reported', () => {
  const reports = violate(aRemote(), {
    sourceFile: 'chrome-extension://abc/content.js',
    blockedURI: 'inline',
    effectiveDirective: 'style-src-elem',
  });

  expect(reports).toEqual([]);
});
