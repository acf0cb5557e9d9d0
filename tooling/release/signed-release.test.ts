import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlatformStatus } from '@shortlist/platform/platform-status';
import type { Release, RemoteRelease } from '@shortlist/platform/release-set';
import {
  changeChannels,
  folderPlace,
  lineOf,
  openReleasePlace,
  promote,
  type ReleaseStorage,
  rollback,
  toCanary,
  toStable,
} from '@shortlist/shell/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRemoteRelease, aShellRelease } from '../../shell/server/testing/released.ts';
import { type Served, serveEdge } from '../../shell/server/testing/served.ts';
import { sessionsOfThree } from '../../shell/server/testing/users.ts';
import { runReleaseCommand } from './commands.ts';
import { readReleaseSettings } from './read-settings.ts';
import { releaseTogether, repoint } from './release-package.ts';
import { readSigner, signFolder } from './signer.ts';
import { withStaged } from './stage.ts';
import { aBuild } from './testing/a-build.ts';
import { aTeam, type Team, threeTeams } from './testing/a-team.ts';

const { shellTeam, jobsTeam, aiTeam, RELEASE_KEYS } = threeTeams();
const formerTeam = aTeam();

const shell = aShellRelease();
const first = aRemoteRelease({ version: '1.0.0-1111111111' });
const second = aRemoteRelease({ version: '1.0.0-2222222222', commit: 'c0ffee' });

let folder: string;
let releases: string;
let place: ReleaseStorage;
let edges: Served[];
let log: string[];

beforeEach(async () => {
  edges = [];
  log = [];
  folder = mkdtempSync(join(tmpdir(), 'signed-release-'));
  releases = join(folder, 'releases');
  place = await placeWith(RELEASE_KEYS);
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => log.push(String(line)) > 0);
  await release(shellTeam, shell);
  await release(jobsTeam, first);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const edge of edges) await edge.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The place as the release command and the edge open it. */
const placeWith = (keys: string) =>
  openReleasePlace(readReleaseSettings(folder, { RELEASES: releases, RELEASE_KEYS: keys }));

const signerOf = ({ privateKey }: Team, env = {}) => readSigner({ RELEASE_KEY: privateKey, ...env });

const release = (team: Team | null, each: Release) =>
  releaseTogether([aBuild(folder, each)], place, { signer: team && signerOf(team) });

/** Starts an edge on what lies there, as after a restart. */
async function startEdge(keys = RELEASE_KEYS): Promise<URL> {
  const { api } = sessionsOfThree();
  const releasePlace = await placeWith(keys);
  const edge = await serveEdge(releases, { api, releasePlace, isIntegrityOptional: true });
  edges.push(edge);
  return edge.address;
}

async function liveAt(edge: URL): Promise<string | undefined> {
  const { remotes } = await (await fetch(new URL('/remotes.json', edge))).json();
  return remotes.find(({ name }: { name: string }) => name === 'mfe_jobs')?.version;
}

async function statusOf(edge: URL) {
  const reply = await fetch(new URL('/platform/status.json', edge), { headers: { cookie: 'sid=admin' } });
  const { packages, requiresSignatures } = PlatformStatus.parse(await reply.json());
  const jobs = packages.find((each) => each.package === 'mfe-jobs');
  return { requiresSignatures, stable: jobs?.versions[0] };
}

/** Somebody who can write to the folder makes a version live, past the command and its checks. */
const pointAt = (each: RemoteRelease) =>
  changeChannels(folderPlace(releases), (channels) => toStable(channels, each.package, placementOf(each)));

const placementOf = ({ version, commit }: RemoteRelease) => ({
  version,
  commit,
  since: new Date().toISOString(),
  by: 'Mallory',
});

const fileOf = (each: RemoteRelease, file: string) => join(releases, each.package, each.version, file);

/** Puts a release there past the command, which would ask for a signature that counts. */
const plant = (team: Team | null, each: RemoteRelease) =>
  withStaged(aBuild(folder, each), async (staged) => {
    const signer = team && signerOf(team);
    if (signer) signFolder(staged, each, signer);
    await place.putRelease(each, staged);
  });

test('[PD-09] a release that its team signed is live, and the status names the key, and the run that built it', async () => {
  const builder = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'shortlist/shortlist',
    GITHUB_RUN_ID: '17',
  };
  const signer = signerOf(jobsTeam, builder);

  await releaseTogether([aBuild(folder, second)], place, { signer });

  const edge = await startEdge();
  expect(await liveAt(edge)).toBe(second.version);
  expect(await statusOf(edge)).toMatchObject({
    requiresSignatures: true,
    stable: {
      version: second.version,
      refusal: null,
      signature: { key: signer?.keyId, run: 'https://github.com/shortlist/shortlist/actions/runs/17' },
    },
  });
  expect(log).toEqual([]);
});

const changeText = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** Takes the signature of another release. */
const takeSignature = (each: RemoteRelease) =>
  writeFileSync(fileOf(second, 'signature.json'), readFileSync(fileOf(each, 'signature.json')));

const attacks: readonly (readonly [string, Team | null, () => void | Promise<void>, string])[] = [
  ['that nobody signed', null, () => {}, 'it is not signed'],
  [
    'whose release.json was changed after it was signed',
    jobsTeam,
    () => changeText(fileOf(second, 'release.json'), (text) => text.replace('Job positions', 'Free jobs')),
    'its release.json was changed after it was signed',
  ],
  [
    'of which a file was changed after it was signed',
    jobsTeam,
    () => writeFileSync(fileOf(second, 'remoteEntry.js'), 'steal()'),
    "remoteEntry.js doesn't match the released file",
  ],
  ['that another team signed', aiTeam, () => {}, 'which is no key of mfe-jobs in RELEASE_KEYS'],
  ['of a key that was removed', formerTeam, () => {}, 'which is no key of mfe-jobs in RELEASE_KEYS'],
  [
    'with the signature of another version',
    jobsTeam,
    () => takeSignature(first),
    'its signature is that of mfe-jobs 1.0.0-1111111111',
  ],
  [
    'with a signature that is no JSON',
    jobsTeam,
    () => writeFileSync(fileOf(second, 'signature.json'), '{"payload": '),
    'its signature is damaged',
  ],
  [
    'with a signature of a later format',
    jobsTeam,
    () => changeText(fileOf(second, 'signature.json'), (text) => text.replace('release.v1', 'release.v2')),
    'or of a format that this version does not know',
  ],
  [
    'with a signature of no key',
    jobsTeam,
    () => changeText(fileOf(second, 'signature.json'), (text) => text.replace(/"sig": "[^"]+"/, '"sig": ""')),
    'which is no key of mfe-jobs',
  ],
  [
    'with a signature of a hundred megabytes',
    jobsTeam,
    () => writeFileSync(fileOf(second, 'signature.json'), Buffer.alloc(100_000_000, ' ')),
    'its signature is too big to be one',
  ],
];

test.each(attacks)(
  '[PD-09] a release %s is not published: what was live stays, also after a restart, and log and status say why',
  async (...[, team, attack, reason]) => {
    await plant(team, second);
    const running = await startEdge();
    expect(await liveAt(running)).toBe(first.version);

    await attack();
    await pointAt(second);

    for (const edge of [running, await startEdge()]) {
      expect(await liveAt(edge)).toBe(first.version);
      const file = await fetch(new URL(`/assets/mfe-jobs/${second.version}/remoteEntry.js`, edge));
      expect(file.status).toBe(404);
      expect((await statusOf(edge)).stable).toMatchObject({
        version: second.version,
        signature: null,
        refusal: expect.stringContaining(reason),
      });
    }
    expect(log).toEqual([expect.stringContaining(reason), expect.stringContaining(reason)]);
  },
);

test('[PD-09] whoever signs for one package can’t publish another by its name', async () => {
  const ai = aRemoteRelease({ package: 'mfe-ai', name: 'mfe_ai', prefixes: [], pages: [] });
  await release(aiTeam, ai);
  await plant(null, second);
  takeSignature(ai);
  await pointAt(second);

  const edge = await startEdge();

  expect(await liveAt(edge)).toBe(first.version);
  expect((await statusOf(edge)).stable?.refusal).toContain('which is no key of mfe-jobs');
});

test('[PD-09] without a key, or with that of another team, the command releases nothing and says what to set', async () => {
  const before = await place.readChannels();

  await expect(release(null, second)).rejects.toThrow(
    "mfe-jobs can't be released: RELEASE_KEYS asks for a signature, and RELEASE_KEY is not set.",
  );
  await expect(release(aiTeam, second)).rejects.toThrow(
    `and RELEASE_KEY is ${signerOf(aiTeam)?.keyId}, which is no key of mfe-jobs there.`,
  );

  expect(await place.readChannels()).toEqual(before);
  expect(await place.readRelease('mfe-jobs', second.version)).toBeUndefined();
  expect(() => readSigner({ RELEASE_KEY: 'none' })).toThrow('RELEASE_KEY must be a private ed25519 key');
});

test('[PD-09] no pointer moves to a release without a signature, by release, promotion, or rollback', async () => {
  await plant(formerTeam, second);
  await expect(release(jobsTeam, second)).rejects.toThrow(
    'mfe-jobs 1.0.0-2222222222 is refused: it is signed by',
  );

  await changeChannels(folderPlace(releases), (channels) =>
    toCanary(channels, 'mfe-jobs', { placement: placementOf(second), percent: 10 }),
  );
  await expect(repoint(place, ['mfe-jobs'], promote)).rejects.toThrow('is refused: it is signed by');

  await pointAt(second);
  await pointAt(first);
  await expect(repoint(place, ['mfe-jobs'], rollback)).rejects.toThrow('is refused: it is signed by');
  expect(lineOf((await place.readChannels()).channels, 'mfe-jobs').stable?.version).toBe(first.version);
});

test('[PD-09] sign gives what is live another key’s signature, so that a key can be replaced', async () => {
  const next = aTeam();
  const rotated = JSON.stringify({ shell: [shellTeam.publicKey], 'mfe-jobs': [next.publicKey] });
  const edge = await startEdge(rotated);
  expect(await liveAt(edge)).toBeUndefined();
  const printed: string[] = [];
  vi.stubEnv('RELEASE_KEY', next.privateKey);

  await runReleaseCommand({ name: 'sign', packages: ['mfe-jobs'] }, place, (line) => printed.push(line));

  expect(printed).toEqual([
    expect.stringMatching(/^mfe-jobs 1.0.0-1111111111 of .+ is signed by [0-9a-f]{16}$/),
  ]);
  expect(await liveAt(await startEdge(rotated))).toBe(first.version);
  // The edge that runs looks again.
  await expect.poll(() => liveAt(edge), { timeout: 60_000 }).toBe(first.version);
  vi.unstubAllEnvs();
});

test('[PD-09] without keys nothing is verified, and the status says so', async () => {
  await plant(null, second);
  await pointAt(second);
  const edge = await serveEdge(releases, { api: sessionsOfThree().api, isIntegrityOptional: true });
  edges.push(edge);

  expect(await liveAt(edge.address)).toBe(second.version);
  expect(await statusOf(edge.address)).toMatchObject({ requiresSignatures: false });
});
