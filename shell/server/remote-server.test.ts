import { afterEach, expect, test } from 'vitest';
import { createRemoteServer } from './remote-server.ts';
import { aRemoteRelease, releasesFolder } from './testing/released.ts';
import { type Served, serve } from './testing/served.ts';

let served: Served | undefined;
afterEach(() => served?.close());

test.each([
  ['/assets/mfe-jobs/none/none.js', 404],
  ['/healthz', 200],
  ['/assets/mfe-resumes/x/y.js', 404],
])(
  'whatever a server of a remote answers, browsers guess no type and stay on TLS: %s',
  async (path, status) => {
    const { folder } = releasesFolder(aRemoteRelease());
    served = await serve(createRemoteServer({ releasesFolder: folder, packageName: 'mfe-jobs' }));

    const reply = await fetch(new URL(path, served.address));

    expect(reply.status).toBe(status);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000');
  },
);
