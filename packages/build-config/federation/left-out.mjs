// In the place of the runtime's modules for manifests and preloading (plugin.mjs): the shell does both by itself.
export class SnapshotHandler {
  manifestCache = new Map(); // a part that is registered again is deleted from it
}
export const getGlobalRemoteInfo = () => ({});
export const generatePreloadAssetsPlugin = () => ({});
export const preloadAssets = () => {};
export function formatPreloadArgs() {
  throw new Error("preloadRemote is left out of this build");
}
