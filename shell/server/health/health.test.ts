import type { LoadOutcome, RuntimeIssue, TelemetryEvent } from '@shortlist/platform/telemetry';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeChannels } from '../change-channels.ts';
import { toStable } from '../channel-moves.ts';
import { openReleases, type ReleaseStore } from '../release-store.ts';
import { originOf } from '../telemetry/known-event.ts';
import { aRemoteRelease, aShellRelease, type ReleasesFolder, releasesFolder } from '../testing/released.ts';
import { createHealth, type Failing, type Health } from './health.ts';
import { HEALTH_LIMITS } from './limits.ts';

const OLD = '1.0.0-bbbbbbbbbb';
const NEW = '1.1.0-cccccccccc';
const MINUTE_MS = 60_000;

let folder: ReleasesFolder;
let releases: ReleaseStore;
let now: number;
let health: Health;
let failing: Failing[];
let visitors: number;

beforeEach(() => {
  now = Date.parse('2026-11-21T12:00:00Z');
  visitors = 0;
  failing = [];
  folder = releasesFolder(aShellRelease(), aRemoteRelease());
  releases = openReleases(folder.folder);
  health = createHealth({
    limits: HEALTH_LIMITS,
    releases,
    now: () => now,
    onFailing: (each) => failing.push(each),
  });
});

const source = { remote: 'mfe_jobs', team: 'Jobs' };
const loadOf = (version: string, outcome: LoadOutcome = 'ok', hasThrown = false): TelemetryEvent => ({
  ...source,
  version,
  kind: 'load',
  what: './JobList',
  attempts: 1,
  milliseconds: 100,
  outcome,
  hasThrown,
});
const crashOf = (version: string): TelemetryEvent => ({
  ...source,
  version,
  kind: 'error',
  name: 'TypeError',
  message: 'no title',
  stack: [],
  failure: null,
  isCrash: true,
  page: '/joblist',
});

const signOf = (version: string, sign: RuntimeIssue): TelemetryEvent => ({
  ...source,
  version,
  kind: 'sign',
  sign,
  detail: 'Wrote to title. Refused.',
});

type Told = [event: TelemetryEvent, visitor: string, network: string, isAtHome?: boolean];

function tell(...[event, visitor, network, isAtHome = true]: Told): void {
  const origin = originOf(event, releases);
  if (origin) health.hear(event, origin, { visitor, network, isAtHome });
}

/** So many new visitors, each in a network of its own unless told. */
function visit(count: number, event: TelemetryEvent, network?: string): void {
  for (let index = 0; index < count; index += 1) {
    visitors += 1;
    tell(event, `visitor ${visitors}`, network ?? `198.51.100.${visitors}`);
  }
}

async function releaseNext(): Promise<void> {
  folder.add(aRemoteRelease({ version: NEW }));
  const placement = placedAt(new Date(now).toISOString(), NEW);
  await changeChannels(releases.place, (channels) => toStable(channels, 'mfe-jobs', placement));
}

const placedAt = (since: string, version: string) => ({ version, since, by: 'Ada', commit: null });

describe('when a version fails', () => {
  test('more than one of twenty visitors sees a failure', () => {
    visit(19, loadOf(OLD));

    visit(1, crashOf(OLD));
    expect(failing).toEqual([]);
    visit(2, crashOf(OLD));

    expect(failing.at(-1)).toMatchObject({
      package: 'mfe-jobs',
      demotion: {
        version: OLD,
        channel: 'stable',
        reason: '3 of 22 visitors hit errors within 10 minutes, from 3 networks.',
      },
    });
  });

  test('too few visitors say nothing, even if all of them see it fail', () => {
    visit(19, crashOf(OLD));

    expect(failing).toEqual([]);
    expect(health.of('mfe-jobs', OLD)).toMatchObject({ verdict: 'unknown', visitors: 19, share: null });
  });

  test('what was longer ago than the window no longer counts', () => {
    visit(15, crashOf(OLD));
    now += 10 * MINUTE_MS;
    visit(15, crashOf(OLD));

    expect(failing).toEqual([]);
    expect(health.of('mfe-jobs', OLD)).toMatchObject({ visitors: 15 });
  });

  test.each(['broken_entry', 'incompatible', 'not_exposed', 'tampered', 'unresponsive'] as const)(
    'a load that ends as %s is its fault',
    (outcome) => {
      visit(20, loadOf(OLD, outcome));

      expect(failing).not.toEqual([]);
    },
  );

  test.each(['changed_global', 'changed_title', 'changed_styles', 'leak', 'render_loop', 'hang'] as const)(
    '[TM-05] the sign %s is its fault',
    (sign) => {
      visit(20, signOf(OLD, sign));

      expect(failing).not.toEqual([]);
    },
  );

  test.each(['long_task', 'policy', 'tampered', 'not_started'] as const)(
    'the sign %s takes nothing back',
    (sign) => {
      visit(20, signOf(OLD, sign));

      expect(failing).toEqual([]);
    },
  );

  test.each(['unreachable', 'timeout', 'suspended', 'missing_part', 'other'] as const)(
    'a load that ends as %s is the fault of a network, which takes every version away',
    (outcome) => {
      visit(40, loadOf(OLD, outcome));

      expect(failing).toEqual([]);
      expect(health.of('mfe-jobs', OLD).visitors).toBe(0);
    },
  );

  test('a part whose code came and threw is its fault', () => {
    visit(20, loadOf(OLD, 'missing_part', true));

    expect(failing).not.toEqual([]);
  });
});

describe('who can not have a version taken away', () => {
  test('one browser that reports a crash hundreds of times', () => {
    visit(40, loadOf(OLD));

    for (let index = 0; index < 500; index += 1) tell(crashOf(OLD), 'visitor 1', '198.51.100.1');

    expect(failing).toEqual([]);
    expect(health.of('mfe-jobs', OLD)).toMatchObject({ visitors: 40, failing: 1 });
  });

  test('one address with any number of pages: five of them count, and they are one network', () => {
    visit(20, loadOf(OLD));

    visit(300, crashOf(OLD), '203.0.113.7');

    expect(failing).toEqual([]);
    expect(health.of('mfe-jobs', OLD)).toMatchObject({ visitors: 25, failing: 5, failingNetworks: 1 });
  });

  test('pages that were loaded in one network and tell from others', () => {
    visit(20, loadOf(OLD));

    for (let index = 0; index < 40; index += 1)
      tell(crashOf(OLD), `carried ${index}`, `203.0.113.${index}`, false);

    expect(failing).toEqual([]);
    expect(health.of('mfe-jobs', OLD)).toMatchObject({ visitors: 20, failing: 0 });
  });

  test('visitors who were in other networks before: in one network no more than five count of them either', () => {
    visit(20, loadOf(OLD));
    const before = visitors;
    visit(10, crashOf(OLD), '203.0.113.7');
    visit(10, crashOf(OLD), '203.0.113.8');

    for (let index = before; index < visitors; index += 1)
      tell(crashOf(OLD), `visitor ${index + 1}`, '203.0.113.7');

    expect(failing).toEqual([]);
    expect(health.of('mfe-jobs', OLD)).toMatchObject({ visitors: 30, failing: 10, failingNetworks: 2 });
  });

  test('one network that fills the memory: it makes room for itself first', () => {
    const limits = { ...HEALTH_LIMITS, perNetwork: 5_000 };
    health = createHealth({ limits, releases, now: () => now, onFailing: (each) => failing.push(each) });
    visit(20, loadOf(OLD));

    visit(3, crashOf(OLD));
    visit(2_500, loadOf(OLD), '203.0.113.7');

    expect(health.of('mfe-jobs', OLD)).toMatchObject({ visitors: 2_000, failing: 3, failingNetworks: 3 });
  });

  test('old tabs, whose version nobody gets any more', async () => {
    await releaseNext();

    visit(40, crashOf(OLD));

    expect(failing).toEqual([]);
  });
});

describe('compared with what people would get instead', () => {
  test('a version that fails no worse than the one before stays', async () => {
    visit(18, loadOf(OLD));
    visit(2, crashOf(OLD));
    await releaseNext();

    visit(54, loadOf(NEW));
    visit(6, crashOf(NEW));

    expect(failing.filter(({ demotion }) => demotion.version === NEW)).toEqual([]);
  });

  test('a canary is held against the stable version', () => {
    folder.tryOn(50, aRemoteRelease({ version: NEW }));
    visit(99, loadOf(OLD));
    visit(1, crashOf(OLD));

    visit(16, loadOf(NEW));
    visit(4, crashOf(NEW));

    expect(failing.at(-1)).toMatchObject({ demotion: { version: NEW, channel: 'canary' } });
  });
});
