import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { provideRemotes } from '../loader/host.ts';
import { createLoader } from '../loader/loader.ts';
import { RemoteError } from '../loader/remote-error.ts';
import { aReleaseSet, aRemote } from '../loader/testing/a-remote.ts';
import { fakeSource } from '../loader/testing/fake-source.ts';
import { createRegistry } from '../registry/registry.ts';
import { describeError } from './describe-error.ts';
import { forgetTelemetry, onTelemetry } from './outbox.ts';
import { deprecated, reportError, reportLoad, reportRuntimeIssue } from './report.ts';

const jobs = aRemote();
const ai = aRemote({
  name: 'mfe_ai',
  team: 'Analysis',
  version: '2.0.0-abcdefabcd',
  entry: 'https://ai.example/assets/mfe-ai/2.0.0-abcdefabcd/remoteEntry.js',
  paths: ['/resumes/:id/ai-score'],
});
const releases = aReleaseSet(jobs, ai);
const place = {
  releases,
  boundary: undefined,
  isCrash: false,
  page: '/userhome',
  base: 'https://shortlist.example/joblist',
};

const IN_SHELL = 'at renderWithHooks (https://shortlist.example/assets/shell/1.0.0-shell/main.1.js:1:20)';
const IN_JOBS =
  'at JobRow (https://shortlist.example/assets/mfe_jobs/1.0.0-0123456789/list.1.js?retry=2:1:204)';
const IN_AI = 'at https://ai.example/assets/mfe-ai/2.0.0-abcdefabcd/panel.1.js:3:7';
const IN_EXTENSION = 'at chrome-extension://abc/content.js:1:1';

function errorAt(...lines: string[]): Error {
  const error = new Error('boom');
  error.stack = ['Error: boom', ...lines.map((line) => `    ${line}`)].join('\n');
  return error;
}

describe('whose error it is', () => {
  test('the innermost file of a remote decides, whoever calls it and whatever page it is on', () => {
    const event = describeError(errorAt(IN_EXTENSION, IN_SHELL, IN_JOBS, IN_SHELL, IN_AI), {
      ...place,
      boundary: ai,
      page: '/resumes/:id/ai-score',
    });

    expect(event).toMatchObject({ remote: 'mfe_jobs', team: 'Jobs', version: '1.0.0-0123456789' });
    expect(event.stack).toEqual([
      'shell/1.0.0-shell/main.1.js:1:20 renderWithHooks',
      'list.1.js:1:204 JobRow',
      'shell/1.0.0-shell/main.1.js:1:20 renderWithHooks',
      'mfe_ai/2.0.0-abcdefabcd/panel.1.js:3:7',
    ]);
  });

  test('a remote on an origin of its own is known by its files, too', () => {
    expect(describeError(errorAt(IN_AI), place)).toMatchObject({ remote: 'mfe_ai', team: 'Analysis' });
  });

  test.each([
    ['Firefox', 'JobRow@https://shortlist.example/assets/mfe_jobs/1.0.0-0123456789/list.1.js:1:204'],
    ['Safari', '@https://shortlist.example/assets/mfe_jobs/1.0.0-0123456789/list.1.js:1:204'],
    ['an async function', IN_JOBS.replace('JobRow', 'async JobRow')],
    ['a method of a class', IN_JOBS.replace('JobRow', 'new Rows.JobRow [as row]')],
  ])('the line of %s is read', (_, line) => {
    expect(describeError(errorAt(line), place).remote).toBe('mfe_jobs');
  });

  test('a stack that knows no remote leaves it to the boundary that caught it', () => {
    expect(describeError(errorAt(IN_SHELL), { ...place, boundary: ai })).toMatchObject({ remote: 'mfe_ai' });
  });

  test('a load that failed counts for the remote that was loaded, wherever it was asked for', () => {
    const cause = errorAt(IN_JOBS);

    const event = describeError(new RemoteError('missing_part', ai, cause), { ...place, boundary: jobs });

    expect(event).toMatchObject({ remote: 'mfe_ai', failure: 'missing_part' });
  });

  test('the stack of the first cause counts before that of whoever wrapped it', () => {
    const wrapped = errorAt(IN_JOBS);
    wrapped.cause = errorAt(IN_AI);

    expect(describeError(wrapped, place).remote).toBe('mfe_ai');
  });

  test('everything else is the shell, in its version', () => {
    expect(describeError('text', place)).toMatchObject({
      message: 'text',
      remote: 'shell',
      version: '1.0.0-shell',
    });
  });
});

describe('what is said of it', () => {
  test('a crash that a boundary caught is one, an answer of the server is none', () => {
    const refusal = new ApiError('not_found', 'There is no such position.', { status: 404 });

    expect(describeError(errorAt(IN_JOBS), { ...place, isCrash: true }).isCrash).toBe(true);
    expect(describeError(refusal, { ...place, isCrash: true }).isCrash).toBe(false);
    expect(describeError(Response.json({}), { ...place, isCrash: true }).isCrash).toBe(false);
  });

  test('no address, number or id of a person goes with it', () => {
    const error = new Error(
      'ada@example.org at https://x.example/?q=Ada, +43 660 123 45 67, 0193f000-0000-7000-8000-000000000000',
    );

    expect(describeError(error, place).message).toBe('<e-mail> at <address> <number>, <id>');
  });
});

describe('on a page', () => {
  const events = vi.fn();
  let stop: () => void;
  beforeEach(() => {
    forgetTelemetry();
    events.mockClear();
    provideRemotes({
      registry: createRegistry(releases),
      loader: createLoader({ source: fakeSource() }),
    });
    stop = onTelemetry(events);
  });
  afterEach(() => stop());

  test('an error that passes several boundaries is reported once', () => {
    const error = errorAt(IN_JOBS);

    reportError(error, { boundary: jobs, isCrash: true });
    reportError(error, { boundary: ai, isCrash: true });

    expect(events).toHaveBeenCalledTimes(1);
  });

  test('who listens late hears what came before', () => {
    reportError(errorAt(IN_JOBS), { boundary: jobs, isCrash: true });
    const late = vi.fn();

    onTelemetry(late)();

    expect(late).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error', remote: 'mfe_jobs' }));
  });

  test('a listener that throws keeps nothing from the others', () => {
    const stopFailing = onTelemetry(() => {
      throw new Error('no network');
    });

    reportRuntimeIssue('leak', 'Two listeners of window stay.', jobs);
    stopFailing();

    expect(events).toHaveBeenCalledWith(expect.objectContaining({ kind: 'sign', sign: 'leak' }));
  });

  test('a sign is reported once a page for each remote', () => {
    reportRuntimeIssue('render_loop', 'Drawn 200 times in a second.', jobs);
    reportRuntimeIssue('render_loop', 'Drawn 300 times in a second.', jobs);
    reportRuntimeIssue('render_loop', 'Drawn 200 times in a second.', ai);

    expect(events.mock.calls.map(([event]) => event.remote)).toEqual(['mfe_jobs', 'mfe_ai']);
  });

  test('a load says what was loaded by its pattern, and how it ended', () => {
    const error = new RemoteError('timeout', ai);
    const load = { remote: ai, attempts: 2, milliseconds: 8_000 };

    reportLoad({ ...load, what: '/resumes/7/ai-score', error });
    reportLoad({ ...load, what: './MatchHistory', error: undefined });

    expect(events.mock.calls.map(([event]) => [event.what, event.outcome])).toEqual([
      ['/resumes/:id/ai-score', 'timeout'],
      ['./MatchHistory', 'ok'],
    ]);
  });

  test('use of what is to go is reported once for each remote and name', () => {
    const deprecation = { since: '1.1', instead: 'Call useThing.' };

    deprecated('useOldThing', deprecation);
    deprecated('useOldThing', deprecation);

    expect(events).toHaveBeenCalledTimes(1);
    expect(events).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'deprecated', api: 'useOldThing', since: '1.1' }),
    );
  });
});
