import { createRequire } from "node:module";
import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { rspack } from "@rspack/core";
import { sharedDeps } from "../shared.mjs";

const RUNTIME = ["@module-federation/runtime", "@module-federation/runtime-tools"];
const BUNDLER_RUNTIME = "@module-federation/webpack-bundler-runtime";
/** `disableSnapshot` leaves the first three in. Where a release of the runtime moves them, they are in the build again. */
const LEFT_OUT =
  /[\\/](runtime-core[\\/]dist[\\/](plugins[\\/](snapshot[\\/]SnapshotHandler|generate-preload-assets)|utils[\\/]preload)\.js|error-codes[\\/]dist[\\/]desc\.mjs|sdk[\\/]dist[\\/]logger\.js)$/;
const RANGES = /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/;
const fileOf = (name) => path.join(import.meta.dirname, name);

/** The plugins that make a build the shell (`host`) or a part of it. */
export const federation = ({ root, name, host, exposes = {}, hash }) => [
  new ModuleFederationPlugin({
    name,
    filename: `remoteEntry${hash}.js`,
    exposes,
    remotes: {}, // named at run time by /remotes.json
    shared: sharedDeps(root, host),
    shareStrategy: "loaded-first",
    manifest: true,
    dts: false,
    dev: false,
    // The Node branch holds an eval; the shell reads manifests by itself (apps/shell/src/releases/manifest.ts).
    experiments: { optimization: { target: "web", disableSnapshot: true } },
  }),
  oneRuntime(fileOf(host ? "lend.mjs" : "borrow.mjs")),
  new rspack.NormalModuleReplacementPlugin(LEFT_OUT, fileOf("left-out.mjs")),
  new rspack.NormalModuleReplacementPlugin(RANGES, fileOf("caret.mjs")),
];

/**
 * Puts `file` in the place of the bundler's runtime, which every build would carry otherwise. The federation plugin's aliases
 * lead to the runtime's CommonJS builds, from which nothing can be left out, and to a second instance beside the ES modules.
 */
const oneRuntime = (file) => ({
  apply(compiler) {
    const bundled = createRequire(import.meta.url).resolve(BUNDLER_RUNTIME);
    compiler.hooks.afterPlugins.tap("oneRuntime", () => {
      const { alias } = compiler.options.resolve;
      const kept = Object.entries(alias).filter(([key]) => !RUNTIME.includes(key.replace("$", "")));
      compiler.options.resolve.alias = { ...Object.fromEntries(kept), [bundled]: file };
    });
  },
});
