// Replaces three kinds of modules of the runtime: those for manifests and preloading (plugin.mjs), which the shell does itself; its log,
// which becomes the console; and the texts of its errors, because each has a code and the address of an explanation.
export class SnapshotHandler {
  manifestCache = new Map(); // the runtime deletes a part from it when the part is registered again
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
