// In the place of the runtime's modules for manifests and preloading (plugin.mjs), which the shell does by itself; for its log, which is
// the console; and for the texts of its errors: each has a code beside, and the address that explains it.
export class SnapshotHandler {
  manifestCache = new Map(); // a part that is registered again is deleted from it
}
export const getGlobalRemoteInfo = () => ({});
export const generatePreloadAssetsPlugin = () => ({});
export const preloadAssets = () => {};
export function formatPreloadArgs() {
  throw new Error("preloadRemote is left out of this build");
}
export const [buildDescMap, errorDescMap, runtimeDescMap, typeDescMap] = [{}, {}, {}, {}];
export const [logger, infrastructureLogger] = [console, console];
export const [createLogger, createInfrastructureLogger] = [() => console, () => console];
export const bindLoggerToCompiler = () => {};
