import { createRequire } from 'node:module';
import { join } from 'node:path';
import { mergeRsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { StorybookConfig } from 'storybook-react-rsbuild';
import { findIcons, iconsModule } from './icons-in-use.ts';

const resolve = createRequire(import.meta.url).resolve;

/** What foundations/Icons.stories.tsx imports: written again with each build, from the sources of all packages. */
const iconsInUse = join(import.meta.dirname, '..', 'src', 'foundations', 'icons-in-use.js');
const icons = new rspack.experiments.VirtualModulesPlugin({
  [iconsInUse]: iconsModule(findIcons(join(import.meta.dirname, '..', '..'))),
});

const FRAME_FONT = 'schibsted-grotesk.woff2';

/** The one Storybook: the design system, and every screen of the shell and the remotes. */
const config: StorybookConfig = {
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../shell/src/**/*.stories.tsx',
    '../../mfe-*/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    'msw-storybook-addon',
  ],
  framework: { name: 'storybook-react-rsbuild', options: {} },
  // The worker that answers for the API is served beside the stories, and so is the font of the frame around them.
  staticDirs: [
    { from: resolve('msw/mockServiceWorker.js'), to: '/mockServiceWorker.js' },
    {
      from: resolve('@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2'),
      to: `/${FRAME_FONT}`,
    },
  ],
  managerHead: (head) =>
    `${head}<style>@font-face{font-family:'Schibsted Grotesk Variable';font-weight:400 900;src:url('${FRAME_FONT}') format('woff2')}</style>`,
  // react-docgen-typescript fails under TypeScript 7.
  typescript: { reactDocgen: 'react-docgen', check: false },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  rsbuildFinal: (base) =>
    mergeRsbuildConfig(base, {
      plugins: [pluginReact()],
      // As in the remotes' builds: one default export, names as written, light-dark() left to the browser.
      output: {
        cssModules: {
          namedExport: false,
          exportLocalsConvention: 'asIs',
          localIdentName: 'ds-[local]-[hash:base64:5]',
        },
        overrideBrowserslist: ['chrome >= 123', 'edge >= 123', 'firefox >= 128', 'safari >= 17.5'],
      },
      tools: { rspack: { plugins: [icons] } },
      performance: { printFileSize: false },
    }),
};

export default config;
