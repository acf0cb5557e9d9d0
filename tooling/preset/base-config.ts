import { join } from 'node:path';
import type { RspackOptions } from '@rspack/core';
import { rspack } from '@rspack/core';
import { browserContractSource } from './browser-contract.ts';
import { type BuildMode, pictureRule, scriptRule, styleRules, TARGETS } from './rules.ts';

export interface BaseOptions {
  /** Folder of the package. */
  readonly folder: string;
  /** Distinguishes this build's globals and class names from those of every other on the page. */
  readonly uniqueName: string;
  readonly mode: BuildMode;
}

/** `[uniqueName]-[local]-[hash]`, readable in development tools and never the same in two builds. */
const CLASS_NAME = '[uniqueName]-[local]-[hash]';

/** Bytes of source, about a sixth of it on the wire: what several pages use comes with each of them when smaller. */
const WORTH_A_REQUEST = 60_000;

/** Texts that React Aria brings in other languages than the product's; without them it takes that one. */
const OTHER_LANGUAGES = /^\.\.?\/intl\/(?:[\w-]+\/)?(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** What the build of the shell, of a remote and of the single bundle have in common. */
export function baseConfig({ folder, uniqueName, mode }: BaseOptions): RspackOptions {
  const isProduction = mode === 'production';
  const contract = join(folder, 'node_modules/.shortlist/contract.js');
  const noTexts = join(folder, 'node_modules/.shortlist/no-texts.js');
  return {
    context: folder,
    mode,
    target: ['web', 'es2022'],
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    infrastructureLogging: { level: 'warn' },
    output: {
      uniqueName,
      publicPath: 'auto',
      clean: true,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 6_000,
      filename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
      cssFilename: isProduction ? '[name].[contenthash:10].css' : '[name].css',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      ...(isProduction ? { chunkFilename: '[name].[contenthash:10].js' } : {}),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.jsx', '.js', '.json'],
      alias: { '@shortlist/api-contract$': contract },
    },
    module: {
      rules: [scriptRule(mode), ...styleRules, pictureRule],
      parser: { 'css/module': { namedExports: false } },
      generator: { 'css/module': { localIdentName: CLASS_NAME } },
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: [...TARGETS] } }),
      ],
      // What is installed has no file of its own: a chunk of one user is one request.
      splitChunks: { chunks: 'async', minSize: WORTH_A_REQUEST, cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      new rspack.experiments.VirtualModulesPlugin({
        [contract]: browserContractSource(),
        [noTexts]: 'export default undefined;',
      }),
      new rspack.NormalModuleReplacementPlugin(OTHER_LANGUAGES, noTexts),
    ],
    performance: false,
  };
}
