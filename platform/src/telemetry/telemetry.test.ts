import { expect, test, vi } from 'vitest';
import { RemoteError } from '../loader/remote-error.ts';
import { aRemote } from '../loader/testing/a-remote.ts';
import { onErrorReport, reportError } from './report-error.ts';
import { describeError } from './telemetry.ts';

const place = { remote: undefined, shellVersion: '1.0.0-shell', path: '/userhome' };

test('an error says which remote, team and version it came up in', () => {
  const report = describeError(new Error('boom'), { ...place, remote: aRemote() });

  expect(report).toMatchObject({
    message: 'boom',
    remote: 'mfe_jobs',
    team: 'Jobs',
    version: '1.0.0-0123456789',
    path: '/userhome',
  });
});

test('the failure of a remote counts for that remote, whatever page it is shown in', () => {
  const cause = new Error('Loading chunk 7 failed.');
  const report = describeError(
    new RemoteError('missing_part', aRemote({ name: 'mfe_ai', team: 'Analysis' }), cause),
    {
      ...place,
      remote: aRemote(),
    },
  );

  expect(report).toMatchObject({
    kind: 'missing_part',
    remote: 'mfe_ai',
    team: 'Analysis',
    stack: cause.stack,
  });
});

test('everything else is the shell', () => {
  expect(describeError('text', place)).toMatchObject({
    message: 'text',
    remote: 'shell',
    version: '1.0.0-shell',
  });
});

test('an error that passes several boundaries is reported once', () => {
  const listener = vi.fn();
  const stop = onErrorReport(listener);
  const error = new Error('boom');

  reportError(error, place);
  reportError(error, place);
  stop();
  reportError(new Error('after'), place);

  expect(listener).toHaveBeenCalledTimes(1);
});
