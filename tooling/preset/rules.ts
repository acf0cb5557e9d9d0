import type { RuleSetRule } from '@rspack/core';

/** What is compiled for: browsers that know light-dark() and nesting, so that neither is written out. */
export const TARGETS = ['chrome >= 123', 'firefox >= 121', 'safari >= 17.5'];

/** TypeScript and JSX. In development React's fast refresh is woven in. */
export function scriptRule(mode: BuildMode): RuleSetRule {
  const isDevelopment = mode === 'development';
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    options: {
      env: { targets: TARGETS },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
      },
    },
  };
}

/** CSS Modules by their name, every other style sheet as it stands. */
export const styleRules: readonly RuleSetRule[] = [
  { test: /\.module\.css$/, type: 'css/module' },
  { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
];

/** A picture is a file of the release, and its import the address. */
export const pictureRule: RuleSetRule = { test: /\.webp$/, type: 'asset/resource' };

export type BuildMode = 'development' | 'production';
