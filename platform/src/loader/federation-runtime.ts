/** The runtime of Module Federation, as far as it is used: a chunk of its own, since no page of the shell needs it. */
export { init } from '@module-federation/runtime';
export { bundlerRuntime, default as federation } from '@module-federation/webpack-bundler-runtime';
