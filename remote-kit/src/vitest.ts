import type { ViteUserConfig } from 'vitest/config';

/** How the unit tests of a remote run: `export default testConfig;` in its `vitest.config.ts`. */
export const testConfig: ViteUserConfig = {
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    environment: 'happy-dom',
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Node can't import the style sheets of platform and design system.
    server: { deps: { inline: [/@shortlist\//] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
};
