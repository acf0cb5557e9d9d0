import type { Override, OverrideChoices, OverridePreview } from '@shortlist/platform/overrides';

/** Far away, so that no picture depends on the day: a Friday. */
const END = '2031-11-21T20:41:00.000Z';

export const anOverride = (given: Partial<Override> = {}): Override => ({
  package: 'mfe-jobs',
  name: 'mfe_jobs',
  title: 'Job positions',
  version: '1.4.0-0a54a62d2b',
  url: 'http://localhost:4201/',
  origin: 'http://localhost:4201',
  expiresAt: END,
  by: 'marta.lindqvist@alderquay.example',
  problem: null,
  ...given,
});

export const aPreview = (given: Partial<OverridePreview> = {}): OverridePreview => ({
  package: 'mfe-jobs',
  title: 'Job positions',
  team: 'Jobs',
  version: '1.4.0-0a54a62d2b',
  live: '1.3.2-92d4502940',
  url: 'https://jobs-pr-7.preview.example/',
  commit: '7b0d7e311de2e3571174ef060298f3dbdafd5697',
  builtAt: '2026-11-21T12:41:00.000Z',
  problems: [],
  ...given,
});

export const choicesWith = (given: Partial<OverrideChoices> = {}): OverrideChoices => ({
  overrides: [],
  origins: ['http://localhost:*', 'https://*.preview.example'],
  remotes: [
    {
      package: 'mfe-jobs',
      title: 'Job positions',
      live: '1.3.2-92d4502940',
      releases: [
        {
          version: '1.3.1-4f49891741',
          since: '2026-11-18T08:12:00.000Z',
          commit: '26a3a418d1c0b7a1f2e6c9d35b07a4e1f8c2d690',
        },
        { version: '1.3.0-3e93f3661e', since: null, commit: null },
      ],
    },
    { package: 'mfe-ai', title: 'Analysis and matching', live: '2.0.4-92165eb177', releases: [] },
  ],
  ...given,
});
