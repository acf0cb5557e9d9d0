// Stands in a remote for react-refresh/runtime: the host's, with this build's name in each component's id, because
// two remotes may both have a ./src/shared/LeaveDialog.tsx.
/* global __react_refresh_library__ */
const runtime = globalThis.shortlistRefresh;

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = runtime;

export function register(type, id) {
  runtime.register(type, `${__react_refresh_library__} ${id}`);
}
